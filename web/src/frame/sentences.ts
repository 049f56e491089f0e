// The sentences of the status line: whose move it is, what to do, how it ended.

import type { Position, Winner } from '../api/types';
import { say, t } from '../i18n';
import { gameOf } from '../state/games';
import { computerMoves } from '../state/opponent';
import type { Hint } from '../state/solving';
import { newest, you } from '../state/session';
import { moveLabel } from '../state/words';

/** Who won, from where the reader sits. */
export function wonText(winner: Winner | null, score: number | null): string {
  if (winner === 'draw') return t('over.draw');
  if (winner) return winner === you.value ? t('over.you') : t('over.won', { player: t(`player.${winner}`) });
  return score === null ? t('over.plain') : t('over.score', { score });
}

/** Whose move it is, or how the play ended. */
export function turnText(now: Position): string {
  if (now.over) return wonText(now.over.winner, now.score);
  if (!newest.value) return t('turn.earlier', { player: t(`player.${now.next}`) });
  if (you.value === now.next) return t('turn.yours');
  return t(computerMoves.value ? 'turn.computer' : 'turn.player', { player: t(`player.${now.next}`) });
}

/** What a player does in this game, in a line. */
export function lineOf(now: Position): string {
  const [summand, ...others] = now.summands;
  if (others.length > 0) return t('rules.sum');
  if (now.task) return say(now.task);
  const game = gameOf(summand?.game ?? '');
  return game ? say(game.line) : '';
}

/** How the play ended. */
export const whyText = (now: Position): string => now.over?.why.map(say).join(' ') ?? '';

/** How many moves are good, or which one. */
export function hintText({ view }: Position, { good, all, move }: Hint): string {
  if (move !== null) return t(good === 0 ? 'hint.defence' : 'hint.move', { move: moveLabel(view, move) });
  if (good === 0) return t('hint.lost');
  return good === all ? t('hint.all') : t('hint.some', { n: good, all });
}
