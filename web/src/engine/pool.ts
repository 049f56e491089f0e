// A few workers, and who gets one when. One of them never searches, so that positions and pictures come at once however many
// searches run. Searches share the others in turns: one that has used up its turn while another waits gives way, and starts
// over later with a turn twice as long, so that nobody waits behind a giant, and in all at most twice the work is done. Those
// that have sent events cannot start over; while they take all these workers, there is one more. A search cannot be
// interrupted: it is cancelled by ending its worker, which is replaced when it is next needed.

import type { Outcome, Task, Tasks } from '../api/tasks';
import type { FromWorker, ToWorker } from './messages';

/** How many workers search; how long a first turn is, in milliseconds. */
const SEARCHERS = 2;
const FIRST_TURN = 300;

/** How long a request may take, in seconds, before a search gives up by itself, and before its worker is ended. */
const SECONDS = 30;
const PATIENCE = 120;

/** How long a quick request that nobody waits for any more may go on, in milliseconds, before its worker is ended. */
const GRACE = 1000;

/** The last event of a request whose answer is in the events before. */
const DONE: Outcome = { reply: '{"kind":"done"}' };

interface Queued extends Task {
  seconds: number;
  turn: number;
  /** Whether an event was sent that cannot be taken back. */
  sent: boolean;
}

export class Pool implements Tasks {
  private readonly workers: Desk[];
  private queue: Queued[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(start: () => Worker) {
    this.workers = Array.from({ length: 1 + SEARCHERS + 1 }, () => new Desk(start, (task, outcome) => this.ended(task, outcome)));
  }

  /** Takes a task; returns how to cancel it. */
  add(task: Task): () => void {
    const queued: Queued = { ...task, seconds: SECONDS, turn: FIRST_TURN, sent: false };
    queued.event = (text) => {
      task.event(text);
      if (queued.sent || text.startsWith('{"kind":"progress"')) return;
      queued.sent = true;
      this.assign();
    };
    this.queue.push(queued);
    this.assign();
    return () => this.cancel(queued);
  }

  private cancel(task: Queued): void {
    this.queue = this.queue.filter((other) => other !== task);
    const desk = this.workers.find((each) => each.task === task);
    if (desk && task.long) desk.stop();
    else if (desk) setTimeout(() => desk.task === task && desk.stop() !== null && this.assign(), GRACE);
    this.assign();
  }

  /** A search for which there was not enough stack or memory is answered by what is known without it, or ends early. */
  private ended(task: Queued, outcome: Outcome): void {
    if (outcome === 'too large' && task.sent) task.end(DONE);
    else if (outcome === 'too large' && task.seconds > 0) {
      task.seconds = 0;
      this.queue.unshift(task);
    } else task.end(outcome);
    this.assign();
  }

  /** Gives free workers to those who wait; where none is free, searches that have had their turn give way. */
  private assign(): void {
    this.queue = this.queue.filter((task) => !this.free(task)?.run(task));
    const long = this.queue.filter((task) => task.long);
    clearTimeout(this.timer);
    if (long.length === 0) return;
    const running = this.workers.filter(({ task }) => task?.long && !task.sent && task.seconds > 0);
    const over = running.find((desk) => desk.left() <= 0);
    const gone = over?.stop();
    if (gone) {
      gone.turn *= 2;
      this.queue.push(gone);
      this.assign();
      return;
    }
    long.forEach((task, index) => task.waiting(SEARCHERS + index));
    if (running.length > 0) this.timer = setTimeout(() => this.assign(), Math.min(...running.map((desk) => desk.left())));
  }

  private free(task: Queued): Desk | undefined {
    const searchers = this.workers.slice(1, 1 + SEARCHERS);
    const spare = searchers.every((desk) => desk.task?.sent) ? this.workers.slice(1 + SEARCHERS) : [];
    const open = task.long ? [...searchers, ...spare] : this.workers.slice(0, 1 + SEARCHERS);
    return open.find((desk) => desk.task === null);
  }
}

/** A worker that answers one request at a time. It is started with its first request. */
class Desk {
  task: Queued | null = null;
  private worker: Worker | null = null;
  private begun = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly start: () => Worker,
    private readonly ended: (task: Queued, outcome: Outcome) => void,
  ) {}

  run(task: Queued): true {
    if (!this.worker) {
      this.worker = this.start();
      this.worker.onmessage = ({ data }: { data: FromWorker }) => this.receive(data);
      this.worker.onerror = () => this.spoiled('panicked');
    }
    this.task = task;
    this.begun = performance.now();
    this.timer = setTimeout(() => this.spoiled('too large'), PATIENCE * 1000);
    const { request, seconds } = task;
    this.worker.postMessage({ request, seconds } satisfies ToWorker);
    return true;
  }

  /** How many milliseconds are left of the turn of the task. */
  left(): number {
    return this.begun + (this.task?.turn ?? 0) - performance.now();
  }

  /** Ends the worker; returns its task. */
  stop(): Queued | null {
    this.worker?.terminate();
    this.worker = null;
    return this.leave();
  }

  private leave(): Queued | null {
    const { task } = this;
    this.task = null;
    clearTimeout(this.timer);
    return task;
  }

  private spoiled(outcome: Outcome): void {
    const task = this.stop();
    if (task) this.ended(task, outcome);
  }

  private receive(message: FromWorker): void {
    if ('event' in message) return this.task?.event(message.event);
    if ('trapped' in message) return this.spoiled(message.panicked ? 'panicked' : 'too large');
    const task = this.leave();
    if (task) this.ended(task, message);
  }
}
