// The command box over any screen: Ctrl K, or the names of the game and the board in the bar.

import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { api } from '../api/client';
import type { GameInfo } from '../api/types';
import { say, t } from '../i18n';
import { isDrawn, withTokens } from '../state/boards';
import { changeBoard, draft, openGame } from '../state/draft';
import { familyGroups, loadFamilies, usual } from '../state/families';
import { gameOf } from '../state/games';
import { screen, start } from '../state/navigation';
import { position } from '../state/session';
import { blank, boardPart, textOf } from '../state/setup';
import { type Choosing, choosing } from './choosing';
import { CommandBox, gameSuggestions, type Suggestion } from './CommandBox';

export function CommandDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const what = choosing.value;
  // Before the next key arrives: what is typed at once belongs to the box.
  useLayoutEffect(() => {
    if (what) {
      if (!dialog.current?.open) dialog.current?.showModal();
      dialog.current?.querySelector('input')?.focus();
    } else dialog.current?.close();
  }, [what]);
  const close = () => (choosing.value = null);
  const outside = (event: MouseEvent) => event.target === dialog.current && close();
  return (
    <dialog ref={dialog} class="command-dialog" aria-label={t('command.title')} onClose={close} onClick={outside}>
      {(what === 'games' || what === 'boards') && <Which what={what} />}
      {what === 'boards' && <Boards onTaken={close} />}
      {(what === 'games' || what === 'all') && (
        <CommandBox label={t('command.title')} open suggest={(text) => gameSuggestions(text, takeGame, 60)} onTaken={close} />
      )}
    </dialog>
  );
}

/** On a phone: games or boards. */
function Which({ what }: { what: Choosing }) {
  return (
    <div class="segments only-narrow which" role="group" aria-label={t('page.otherOfBoth')}>
      <button type="button" aria-pressed={what === 'games'} onClick={() => (choosing.value = 'games')}>
        {t('page.games')}
      </button>
      <button type="button" aria-pressed={what === 'boards'} onClick={() => (choosing.value = 'boards')}>
        {t('drawer.title')}
      </button>
    </div>
  );
}

/** Another game: on the board that is there if it can be played on it, else on its first board. */
export function takeGame(game: GameInfo): void {
  if (screen.peek() === 'draw') void openGame(game.id);
  else void openOnBoard(game);
}

async function openOnBoard(game: GameInfo): Promise<void> {
  const [summand, ...others] = position.peek()?.summands ?? [];
  const same = summand && others.length === 0 && screen.peek() === 'bench' && gameOf(summand.game)?.instance.kind === game.instance.kind;
  if (same) {
    const problem = textOf(game, { ...blank(game), instance: summand.instance });
    const fits = await api.position(problem).then(({ over }) => over === null, () => false);
    if (fits) return void start(problem);
  }
  void start(game.first);
}

/** What is known about a board of the game. */
function noteOf(game: GameInfo, problem: string): string {
  const known = game.examples.find((each) => each.problem === problem)?.source;
  return problem === game.first || !known ? t('game.first') : say(known);
}

/** The boards for the game: its first one, its examples, and the families of graphs. */
function Boards({ onTaken }: { onTaken(): void }) {
  const drawing = screen.value === 'draw';
  const game = gameOf((drawing ? draft.value?.game : position.value?.summands[0]?.game) ?? '');
  useEffect(() => {
    if (game && isDrawn(game.instance)) void loadFamilies();
  }, [game?.id]);
  if (!game) return null;
  const take = (graph: string) => {
    const instance = withTokens(graph, game.instance);
    if (drawing) changeBoard(instance, []);
    else void start(textOf(game, { ...blank(game), instance }));
  };
  const suggest = (text: string): Suggestion[] => {
    const known = [game.first, ...game.examples.map(({ problem }) => problem)];
    const problems = known.map((problem): Suggestion => ({
      key: problem,
      face: boardPart(problem),
      note: noteOf(game, problem),
      take: () => (drawing ? take(boardPart(problem)) : void start(problem)),
    }));
    const families = isDrawn(game.instance) ? familyGroups.value.flatMap((group) => group.families) : [];
    const graphs = families.map((family): Suggestion => {
      const graph = usual(family);
      return { key: graph, face: graph, note: say(family.about), take: () => take(graph) };
    });
    const typed: Suggestion[] = text.trim() ? [{ key: 'typed', face: text.trim(), note: t('command.board'), take: () => take(text.trim()) }] : [];
    const sought = text.trim().toLowerCase();
    const fits = ({ face, note }: Suggestion) => `${face} ${note}`.toLowerCase().includes(sought);
    return onePerFace([...typed, ...[...problems, ...graphs].filter(fits)]);
  };
  return <CommandBox label={t('page.otherBoard')} placeholder={t('command.board-placeholder')} problems={false} open suggest={suggest} onTaken={onTaken} />;
}

/** Examples on the same board, as with other options, are one board. */
const onePerFace = (all: Suggestion[]): Suggestion[] => [...new Map(all.toReversed().map((each) => [each.face, each])).values()].toReversed();
