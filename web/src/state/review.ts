// The review of a play: who was winning at each moment, and which moves were mistakes.

import type { Answer, Event, Player } from '../api/types';
import type { Result } from '../board/choice';
import { gain, resultFor } from './results';

export type Moment = Extract<Event, { kind: 'moment' }>;

/** `mistake`: the result got worse. `slow`: it stayed, but the win came later or the loss sooner than it had to. */
export type Judgement = 'mistake' | 'slow' | 'good' | 'unknown';

export interface Round {
  /** Counted from 1. */
  number: number;
  mover: Player;
  move: string;
  before: Answer;
  after: Answer;
  judgement: Judgement;
  /** What would have been better, where that is known. */
  better: string[];
}

const WORTH: Record<Result, number> = { win: 2, draw: 1, loss: 0 };

function judge(mover: Player, maximiser: Player, before: Answer, after: Answer): Judgement {
  if (before.score !== null && after.score !== null) {
    return gain(after.score, before.score, mover, maximiser) < 0 ? 'mistake' : 'good';
  }
  const was = resultFor(mover, before.winner);
  const is = resultFor(mover, after.winner);
  if (was === null || is === null) return 'unknown';
  if (WORTH[is] < WORTH[was]) return 'mistake';
  return WORTH[is] === WORTH[was] && isSlow(is, before.remoteness, after.remoteness) ? 'slow' : 'good';
}

/** One move of the best play shortens the rest by one. */
function isSlow(result: Result, before: number | null, after: number | null): boolean {
  if (before === null || after === null || result === 'draw') return false;
  return result === 'win' ? after + 1 > before : after + 1 < before;
}

/** Judges the moves between moments that are both known. */
export function review(moments: Moment[], moves: string[], maximiser: Player): Round[] {
  const known = new Map(moments.map((moment) => [moment.index, moment]));
  return moves.flatMap((move, index) => {
    const before = known.get(index);
    const after = known.get(index + 1);
    if (!before || !after) return [];
    const judgement = judge(before.next, maximiser, before.answer, after.answer);
    const better = judgement === 'good' ? [] : (before.answer.best ?? []).filter((best) => best !== move);
    return [{ number: index + 1, mover: before.next, move, before: before.answer, after: after.answer, judgement, better }];
  });
}

/** A moment as a height for the plot: above 0 Alice wins, below Bob; further from 0 the further the end is. Scores are plotted as they are. */
export function height(answer: Answer): number | null {
  if (answer.score !== null) return answer.score;
  if (answer.winner === null) return null;
  if (answer.winner === 'draw') return 0;
  const distance = 1 + (answer.remoteness ?? 0);
  return answer.winner === 'alice' ? distance : -distance;
}
