// Boards that are not drawn: a picture of what the text says, on which stones and values are set by clicking.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { GameInfo, Place, Position, Start } from '../api/types';
import { Board, type Choice } from '../board/Board';
import { DrawStatus } from '../editor/Editor';
import { useHistory } from '../editor/history';
import { Offline } from '../frame/Offline';
import { say, t, type TextKey } from '../i18n';
import { changeBoard, checked, draft, draftProblem, lastGood } from '../state/draft';
import { textOf } from '../state/setup';
import { NoteBar } from './NoteBar';
import { VerdictChip } from './VerdictChip';

/** What may be set, by the form of `start`: the sign of each, and its name. */
const MARKS: Partial<Record<Start, { mark: string; sign?: string; name: TextKey; letter?: TextKey }[]>> = {
  chosen: [{ mark: '', sign: '●', name: 'editor.chosen' }],
  owned: [
    { mark: 'A', sign: '●', name: 'editor.of-alice' },
    { mark: 'B', sign: '■', name: 'editor.of-bob' },
  ],
  valued: [
    { mark: 'T', letter: 'board.true-letter', name: 'setup.true' },
    { mark: 'F', letter: 'board.false-letter', name: 'setup.false' },
  ],
};

export function OtherBoard({ game }: { game: GameInfo }) {
  const shown = checked.value?.position ?? lastGood.value;
  const fits = shown?.summands[0]?.game === game.id;
  const marks = (game.start && MARKS[game.start]) ?? [];
  const [mark, setMark] = useState(marks[0]?.mark ?? '');
  const elements = useElements(game, shown);
  const settable = marks.length > 0 && elements.length > 0;
  const [board, change] = useBoardHistory();
  const items = board.start === '' ? [] : board.start.split(';');
  const set = (next: string[]) => change({ ...board, start: next.join(';') });
  return (
    <>
      <DrawStatus hint={t(settable ? 'setup.hint' : 'draw.byText')} />
      <div class="area">
        <Offline />
        {shown && fits && (
          <div class="preview">
            <Board
              view={shown.view}
              layouts={shown.layouts}
              choices={settable ? elements : NO_CHOICES}
              showResults={false}
              marked={null}
              onMark={nothing}
              onPlay={(element) => set(changed(items, game.start, element, mark))}
              disabled={!settable}
              label={say(shown.description)}
              last={NOWHERE}
            />
          </div>
        )}
        {settable && (
          <div class="rail" role="toolbar" aria-label={t('setup.tools')}>
            {marks.map((each) => (
              <button key={each.mark} type="button" data-tool={`set:${each.mark}`} aria-pressed={each.mark === mark} aria-label={t(each.name)} title={t(each.name)} onClick={() => setMark(each.mark)}>
                <span class="sign">{each.letter ? t(each.letter) : each.sign}</span>
              </button>
            ))}
          </div>
        )}
        <VerdictChip />
        <NoteBar />
      </div>
      <div class="strip-bar plain">
        <code class="problem" title={draftProblem.value}>
          {draftProblem.value}
        </code>
        {settable && (
          <button type="button" class="button" disabled={items.length === 0} onClick={() => set([])}>
            {t('setup.clear')}
          </button>
        )}
      </div>
    </>
  );
}

/** A board as it is set up: its text, and what is on it before play. */
interface SetUp {
  instance: string;
  start: string;
}

/** The board of the draft, and how to change it so that the change can be undone. */
function useBoardHistory(): [SetUp, (next: SetUp) => void] {
  const { instance, keys } = draft.value?.setup ?? { instance: '', keys: {} };
  const { start = '' } = keys;
  const held = useRef<SetUp>({ instance, start });
  if (held.current.instance !== instance || held.current.start !== start) held.current = { instance, start };
  /** The last board that was read without a mistake. */
  const read = useRef<SetUp | null>(null);
  const known = read.current;
  if (checked.value?.position) read.current = held.current;
  const show = (next: SetUp) => {
    held.current = next;
    changeBoard(next.instance, [], next.start);
  };
  return [held.current, useHistory(held.current, show, (board) => board === known)];
}

const nothing = () => undefined;
const NOWHERE: Place[] = [];
const NO_CHOICES: Choice[] = [];

/** The list of what is set after an element was clicked: it gets the mark, or loses it. */
export function changed(items: string[], form: Start | null, element: string, mark: string): string[] {
  const item = form === 'owned' ? `${mark}:${element}` : form === 'valued' ? `${element}:${mark}` : element;
  const elementOf = (text: string) => (form === 'owned' ? text.slice(text.indexOf(':') + 1) : form === 'valued' ? text.slice(0, text.lastIndexOf(':')) : text);
  const others = items.filter((text) => elementOf(text) !== element);
  return items.includes(item) ? others : [...others, item];
}

/** The elements of the board before anything is set: each is a move there, or a variable. */
function useElements(game: GameInfo, shown: Position | null): Choice[] {
  const { instance, keys } = draft.value?.setup ?? { instance: '', keys: {} };
  const bare = textOf(game, { instance, keys: { ...keys, start: '' } });
  const [empty, setEmpty] = useState<Position | null>(null);
  const now = keys.start ? empty : shown;
  useEffect(() => {
    if (!keys.start || !game.start) return;
    const controller = new AbortController();
    // A board that is wrong is said to be so beside its text.
    api.position(bare, controller.signal).then(setEmpty, nothing);
    return () => controller.abort();
  }, [bare, Boolean(keys.start)]);
  return useMemo(() => elementsOf(game.start, now), [game, now]);
}

const choice = (text: string, places: Place[]): Choice => ({ text, places, result: null, strength: 0, note: '', title: text });

function elementsOf(form: Start | null, position: Position | null): Choice[] {
  if (!form || !position) return [];
  if (form === 'valued') {
    const variables = position.view.kind === 'formula' ? position.view.view.variables : [];
    return variables.map((_, at) => choice(String(at + 1), [{ kind: 'element', at }]));
  }
  return position.legal.filter(({ places }) => places.length === 1).map(({ text, places }) => choice(text, places));
}
