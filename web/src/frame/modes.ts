// The three modes of the workbench: to draw, to play, to analyse. The board keeps its place in all of them.

import { computed } from '@preact/signals';
import { checked, draft, draftOfPosition, draftProblem, hasBoard, isCopy, openGame } from '../state/draft';
import { gamesLoaded, starters } from '../state/games';
import { draw, screen, start, visit } from '../state/navigation';
import { mode, position } from '../state/session';
import { tab } from '../state/panel';

export type ModeName = 'draw' | 'play' | 'analyse';

export const modeNow = computed((): ModeName => (screen.value === 'draw' ? 'draw' : mode.value));

/** A sum of games cannot be drawn. */
export const canDraw = computed(() => screen.value === 'draw' || (position.value?.summands.length ?? 1) <= 1);

/** Whether what is drawn can be played. */
export const canPlay = computed(() => screen.value !== 'draw' || isCopy.value || (hasBoard.value && checked.value?.position != null));

export async function setMode(next: ModeName): Promise<void> {
  if (next === modeNow.peek()) return;
  if (next === 'draw') {
    if (canDraw.peek()) await drawIt();
  } else if (screen.peek() === 'draw') {
    if (await playDraft()) show(next);
  } else if (screen.peek() === 'bench') show(next);
}

/** Results are read in their tab; playing needs none of them. */
function show(next: 'play' | 'analyse'): void {
  mode.value = next;
  if (next === 'analyse' && tab.peek() === 'play' && !position.peek()?.over) tab.value = 'results';
  if (next === 'play') tab.value = 'play';
}

export const toggleResults = (): Promise<void> => setMode(mode.peek() === 'analyse' ? 'play' : 'analyse');

/** The board of the play, as a copy to draw on. */
async function drawIt(): Promise<void> {
  if (position.peek() && !(await draftOfPosition())) return;
  if (draft.peek() === null) {
    await gamesLoaded();
    await openGame(starters.peek()[0] ?? '');
  }
  await draw(null);
}

/** Plays on what is drawn; the play goes on if nothing was changed. */
export async function playDraft(): Promise<boolean> {
  const { points } = draft.peek() ?? { points: [] };
  if (!canPlay.peek()) return false;
  if (isCopy.peek()) {
    visit('bench');
    return true;
  }
  return start(draftProblem.peek(), points.length > 0 ? [points] : []);
}
