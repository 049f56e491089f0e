// What an answer says about each legal move, from the point of view of the player who moves.

import type { Answer, LegalMove, Loopy, MoveAnswer, Player, Position, View, Winner } from '../api/types';
import type { Choice, Result } from '../board/choice';
import { t } from '../i18n';
import { spokenValue, type Voice } from '../parts/valueText';
import { moveLabel } from './words';

/** What a winner means to a player. */
export function resultFor(player: Player, winner: Winner | null): Result | null {
  if (winner === null) return null;
  if (winner === 'draw') return 'draw';
  return winner === player ? 'win' : 'loss';
}

/** How much better `score` is than `than` for the player. */
export const gain = (score: number, than: number, player: Player, maximiser: Player): number =>
  player === maximiser ? score - than : than - score;

/** The shade of the weakest of several moves with the same result. */
const PALEST = 0.35;

/** Maps `value` between the least and the greatest of `values` to a shade. */
function shade(value: number | null, values: number[]): number {
  if (value === null || values.length === 0) return 1;
  const least = Math.min(...values);
  const greatest = Math.max(...values);
  return least === greatest ? 1 : PALEST + ((1 - PALEST) * (value - least)) / (greatest - least);
}

interface Judged {
  result: Result | null;
  strength: number;
}

/** Wins are stronger the quicker they are, losses the slower they are. */
function judgeByWinner(moves: MoveAnswer[], mover: Player): Judged[] {
  const results = moves.map((move) => resultFor(mover, move.winner));
  return moves.map(({ remoteness }, index) => {
    const result = results[index] ?? null;
    const sign = result === 'win' ? -1 : 1;
    const same = moves.filter((_, other) => results[other] === result);
    const lengths = same.flatMap((move) => (move.remoteness === null ? [] : [sign * move.remoteness]));
    return { result, strength: shade(remoteness === null ? null : sign * remoteness, lengths) };
  });
}

/** Under score a move that keeps the best score counts as won, the others as lost, stronger the less they lose. */
function judgeByScore(moves: MoveAnswer[], mover: Player, maximiser: Player): Judged[] {
  const gains = moves.map(({ score }) => (score === null ? null : gain(score, 0, mover, maximiser)));
  const known = gains.filter((each) => each !== null);
  const best = Math.max(...known);
  const worse = known.filter((each) => each < best);
  return gains.map((each) => {
    if (each === null) return { result: null, strength: 1 };
    return each === best ? { result: 'win', strength: 1 } : { result: 'loss', strength: shade(each, worse) };
  });
}

function loopyText(loopy: Loopy): string {
  return 'finite' in loopy ? `*${loopy.finite}` : `∞(${loopy.infinite.join()})`;
}

type Known = Pick<MoveAnswer, 'nimber' | 'value' | 'score' | 'remoteness'> & { loopy?: Loopy | null };

/** The nimber, value or score that an answer gives, as a short text. */
export function worthOf({ nimber, loopy, value, score }: Known): string {
  if (nimber !== null) return nimber === 0 ? '0' : `*${nimber}`;
  if (loopy) return loopyText(loopy);
  return value ?? (score === null ? '' : String(score));
}

/** All that is known besides the result: the value of the position, and how far the end is. */
export function detailsOf(known: Known): string {
  return [worthOf(known), distanceOf(known)].filter(Boolean).join(' · ');
}

/** How many moves are left until the end. */
const distanceOf = ({ remoteness }: Known): string => (remoteness === null ? '' : remoteness === 0 ? t('result.now') : t('result.in', { n: remoteness }));

/** The same in words, to be read aloud. */
function spokenDetails(known: Known): string {
  const { nimber, value, score, remoteness } = known;
  const worth = worthOf(known);
  const told = [
    nimber !== null && t('spoken.nimber', { nimber }),
    nimber === null && value !== null && t('spoken.value', { value: spokenValue(value, voice()) }),
    score !== null && nimber === null && value === null && t('spoken.score', { score }),
    nimber === null && value === null && score === null && worth !== '' && t('spoken.nimber', { nimber: worth }),
    remoteness !== null && (remoteness === 0 ? t('spoken.over') : t('spoken.in', { n: remoteness })),
  ];
  return told.filter(Boolean).join(', ');
}

const voice = (): Voice => ({
  star: t('voice.star'),
  plusMinus: t('voice.plus-minus'),
  minus: t('voice.minus'),
  up: t('voice.up'),
  down: t('voice.down'),
  bar: t('voice.bar'),
  doubleBar: t('voice.double-bar'),
});

/** What the board shows beside a move: its value, or the distance to the end where there is none. */
const noteOf = (known: Known): string => worthOf(known) || distanceOf(known);

/** A legal move with all that is known about it. */
export interface JudgedMove extends Choice {
  /** Its value, nimber or score, which the details begin with. */
  worth: string;
  details: string;
  /** The move in a few words. */
  label: string;
}

function judgedMove(view: View, legal: LegalMove, known: MoveAnswer | undefined, judged: Judged | undefined): JudgedMove {
  const result = judged?.result ?? null;
  const [worth, details] = known ? [worthOf(known), detailsOf(known)] : ['', ''];
  const label = moveLabel(view, legal.text);
  const heard = known ? spokenDetails(known) : '';
  const title = [t('move.named', { move: label }), result && t(`result.${result}`), heard].filter(Boolean).join(', ');
  return { ...legal, result, strength: judged?.strength ?? 1, note: known ? noteOf(known) : '', title, worth, details, label };
}

/** The legal moves of a position with what an answer says about them. */
export function choicesOf(position: Position, answer: Answer | null): JudgedMove[] {
  const moves = answer?.moves ?? [];
  const judged =
    position.convention === 'score'
      ? judgeByScore(moves, position.next, position.maximiser)
      : judgeByWinner(moves, position.next);
  const index = new Map(moves.map(({ move }, at) => [move, at]));
  return position.legal.map((legal) => {
    const at = index.get(legal.text) ?? -1;
    return judgedMove(position.view, legal, moves[at], judged[at]);
  });
}

const ORDER: Record<Result, number> = { win: 0, draw: 1, loss: 2 };

/** Best moves first; equally good moves keep their order. */
export function bestFirst(choices: JudgedMove[]): JudgedMove[] {
  const rank = ({ result }: JudgedMove) => (result === null ? 3 : ORDER[result]);
  return choices.toSorted((a, b) => rank(a) - rank(b) || b.strength - a.strength);
}

/** Whether a search was stopped by the size of the board, so that more time would not help. */
export const isTooLarge = (answer: Answer): boolean => answer.stopped_by === 'size';
