// Asks the module for the answers to all examples of the list, and the command for the same. `tests/wasm` runs it.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const [module, command] = process.argv.slice(2);
const compiled = new WebAssembly.Module(readFileSync(module));

/** A module that was just started, as a function from requests to what it tells: the answer, and the events before it. */
function started() {
  let answer = "";
  let events = [];
  const text = (at, length) => new TextDecoder().decode(new Uint8Array(memory.buffer, at, length));
  const host = {
    now: () => performance.now() / 1000,
    event: (at, length) => events.push(JSON.parse(text(at, length))),
    answer: (at, length) => (answer = text(at, length)),
    panicked: (at, length) => console.error(text(at, length)),
  };
  const { memory, room, ask } = new WebAssembly.Instance(compiled, { host }).exports;
  return (request, seconds = 60) => {
    events = [];
    const bytes = new TextEncoder().encode(typeof request === "string" ? request : JSON.stringify(request));
    const at = room(bytes.length);
    new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
    const answered = ask(at, bytes.length, seconds) === 1;
    return { answered, answer: JSON.parse(answer), events, bytes: memory.buffer.byteLength };
  };
}

// How long it took, and how many positions, depends on the machine and its threads.
const told = ({ seconds, nodes, ...answer }) => answer;

const ask = started();
const { games } = ask({ request: "games" }).answer;
const problems = games.flatMap((game) => game.examples.map((example) => example.problem));
assert(problems.length > 100);
for (const problem of problems) {
  const { answered, answer } = ask({ request: "solve", problem });
  assert(answered, `${problem}: ${JSON.stringify(answer)}`);
  const native = JSON.parse(execFileSync(command, ["solve", "--json", problem], { encoding: "utf8" }));
  assert.deepEqual(told(answer.answer), told(native), problem);
}
assert(ask({ request: "explain", problem: "nim:3,5,7" }).answer.steps.length > 5);
assert.equal(ask({ request: "choose", problem: "nim:3,4,5" }).answer.move, "0>1");

// Failures, and texts that are no requests.
assert.deepEqual([false, 7], (({ answered, answer }) => [answered, answer.at])(ask({ request: "position", problem: "kayles:P5x" })));
for (const wrong of ["", "{", '{"request":"nothing"}', "\u0000"]) assert.equal(ask(wrong).answered, false);

// Time is kept, and progress told, while a search runs; the memory stays within its bound.
const LARGE = "kayles:grid(9,9)";
const before = performance.now();
const stopped = ask({ request: "solve", problem: LARGE, wants: ["nimber"] }, 2);
assert.equal(stopped.answer.answer.stopped_by, "time");
assert(performance.now() - before < 20_000);
const progress = stopped.events.filter(({ kind }) => kind === "progress");
assert(progress.length >= 3 && progress.at(-1).positions > progress[0].positions);
assert(stopped.bytes <= 512 << 20);

// Without time nothing is searched, but what theorems know is said.
assert.equal(ask({ request: "solve", problem: LARGE, wants: ["nimber"] }, 0).answer.answer.stopped_by, "size");
assert.equal(ask({ request: "solve", problem: "nim:3,5,7" }, 0).answer.answer.nimber, 1);
console.log(`wasm: ${problems.length} examples are answered as by the command`);
