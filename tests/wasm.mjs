// Asks the module for the answers to all examples of the list, and the command for the same. `tests/wasm` runs it.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const [module, command] = process.argv.slice(2);
const now = () => performance.now() / 1000;
const { instance } = await WebAssembly.instantiate(readFileSync(module), { env: { now } });
const { memory, room, ask } = instance.exports;

function asked(request) {
  const bytes = new TextEncoder().encode(JSON.stringify(request));
  const at = room(bytes.length);
  new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
  const answer = ask(at, bytes.length);
  const length = new DataView(memory.buffer).getUint32(answer, true);
  return JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, answer + 4, length)));
}

// How long it took, and how many positions, depends on the machine and its threads.
const told = ({ seconds, nodes, ...answer }) => answer;

const { games } = asked({ request: "games" });
const problems = games.flatMap((game) => game.examples.map((example) => example.problem));
assert(problems.length > 100);
for (const problem of problems) {
  const { answer, ...rest } = asked({ request: "solve", problem });
  assert(answer, `${problem}: ${JSON.stringify(rest)}`);
  const native = JSON.parse(execFileSync(command, ["solve", "--json", problem], { encoding: "utf8" }));
  assert.deepEqual(told(answer), told(native), problem);
}
assert.equal(asked({ request: "position", problem: "kayles:P5x" }).at, 7);
assert(asked({ request: "explain", problem: "nim:3,5,7" }).steps.length > 5);
assert.equal(asked({ request: "choose", problem: "nim:3,4,5" }).move, "0>1");
console.log(`wasm: ${problems.length} examples are answered as by the command`);
