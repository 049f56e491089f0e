// A board with the play on it: a start, a line of moves, and the moment of that line that is shown.

import { batch, computed, signal } from '@preact/signals';
import { api } from '../api/client';
import type { Played, Point, Position } from '../api/types';
import { explained, type Mistake } from './mistake';

/** The moves played, as texts. */
export const textsOf = ({ played }: Position): string[] => played.map(({ text }) => text);

export const problemText = (start: string, moves: string[]): string => (moves.length > 0 ? `${start}//${moves.join('.')}` : start);

export class Table {
  /** The position at the moment that is shown; null before the first has arrived. */
  readonly position = signal<Position | null>(null);
  /** All moves of the play, also those after the moment that is shown. */
  readonly record = signal<Played[]>([]);
  readonly line = computed(() => this.record.value.map(({ text }) => text));
  /** Why the last request for a position failed. */
  readonly mistake = signal<Mistake | null>(null);
  /** The move that list and board highlight together. */
  readonly marked = signal<string | null>(null);
  /** Whether another position has been requested. */
  readonly leaving = signal(false);
  /** Where a person put the vertices of each board, until another start is opened. */
  readonly places = signal<Point[][]>([]);

  readonly shownView = computed(() => this.position.value?.view ?? null);
  readonly moment = computed(() => this.position.value?.played.length ?? 0);
  /** Whether the moment shown is the newest of the play. */
  readonly newest = computed(() => this.moment.value === this.line.value.length);

  /** The layouts to draw by: a person's, where they fit, or the server's. */
  readonly layouts = computed<Point[][]>(() => {
    const given = this.position.value?.layouts ?? [];
    return given.map((points, board) => {
      const moved = this.places.value[board];
      return moved?.length === points.length ? moved : points;
    });
  });

  private loading: AbortController | null = null;

  /** Opens a problem at its start or in mid-play; `arrange` sets what belongs to it in the same update. */
  open(problem: string, arrange?: () => void): Promise<boolean> {
    return this.show(problem, false, arrange);
  }

  /** Plays a move at the moment that is shown; a move other than the recorded one discards the later moves. */
  async play(text: string): Promise<boolean> {
    const now = this.position.peek();
    if (!now) return false;
    const recorded = this.line.peek()[now.played.length] === text;
    return this.show(problemText(now.start, [...textsOf(now), text]), recorded);
  }

  /** Shows the play after its first `moves` moves. */
  async goTo(moves: number): Promise<boolean> {
    const now = this.position.peek();
    if (!now) return false;
    const to = Math.min(Math.max(moves, 0), this.line.peek().length);
    return this.show(problemText(now.start, this.line.peek().slice(0, to)), true);
  }

  /** A person moved the vertices of one board. */
  moveVertices(part: number, points: Point[]): void {
    this.places.value = this.layouts.peek().map((old, board) => (board === part ? points : old));
  }

  /** Forgets the moves after the moment that is shown. */
  forgetLater(): void {
    this.record.value = this.record.peek().slice(0, this.moment.peek());
  }

  /** Requests a position and shows it, together with the changes by `arrange`; false if it was rejected, or another was requested meanwhile. */
  private async show(problem: string, keepLine: boolean, arrange?: () => void): Promise<boolean> {
    this.loading?.abort();
    const controller = new AbortController();
    this.loading = controller;
    this.leaving.value = true;
    try {
      const arrived = await api.position(problem, controller.signal);
      if (controller.signal.aborted) return false;
      batch(() => {
        this.leaving.value = false;
        this.receive(arrived, keepLine);
        arrange?.();
      });
      return true;
    } catch (error) {
      if (controller.signal.aborted) return false;
      batch(() => {
        this.leaving.value = false;
        this.mistake.value = explained(problem, error);
      });
      return false;
    }
  }

  private receive(arrived: Position, keepLine: boolean): void {
    if (!keepLine) this.record.value = arrived.played;
    this.position.value = arrived;
    this.marked.value = null;
    this.mistake.value = null;
  }
}
