// The desk in the kernel of a notebook: tasks as messages of a widget.

import type { Outcome, Task, Tasks } from '../api/tasks';

/** What the model of a widget offers, as far as it is used here. */
export interface Model {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  save_changes(): void;
  send(message: object): void;
  on(event: string, listen: (message: never) => void): void;
}

/** From the kernel: events on the way, then a reply or a failure. */
type FromKernel = { id: number } & ({ event: unknown } | { reply: unknown } | { failure: unknown });

export class Kernel implements Tasks {
  private readonly tasks = new Map<number, Task>();
  private last = 0;

  constructor(private readonly model: Model) {
    model.on('msg:custom', (message: FromKernel) => this.receive(message));
  }

  add(task: Task): () => void {
    const id = ++this.last;
    this.tasks.set(id, task);
    this.model.send({ id, request: JSON.parse(task.request) as object });
    return () => {
      if (this.tasks.delete(id)) this.model.send({ id });
    };
  }

  private receive(message: FromKernel): void {
    const task = this.tasks.get(message.id);
    if (!task) return;
    if ('event' in message) {
      task.event(JSON.stringify(message.event));
      return;
    }
    this.tasks.delete(message.id);
    const text = (part: unknown) => JSON.stringify(part);
    const outcome: Outcome = 'reply' in message ? { reply: text(message.reply) } : { failure: text(message.failure) };
    task.end(outcome);
  }
}
