// The command box: a game's name, or a problem. What fits is listed; Enter takes the first.

import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { GameInfo } from '../api/types';
import { say, t } from '../i18n';
import { Icon } from '../parts/Icon';
import { MistakeText } from '../parts/MistakeText';
import { loadFamilies, namedGraphs } from '../state/families';
import { games } from '../state/games';
import { explained, type Mistake } from '../state/mistake';
import { start } from '../state/navigation';
import './command.css';
import { guesses } from './guess';
import { matching } from './search';

export interface Suggestion {
  key: string;
  face: string;
  note: string;
  code?: boolean;
  take(): void;
}

interface CommandBoxProps {
  label: string;
  placeholder?: string;
  /** What is listed for a text, besides the problem that it may be. */
  suggest(text: string): Suggestion[];
  /** Whether a text may be a problem. */
  problems?: boolean;
  initial?: string;
  initialMistake?: Mistake | null;
  /** Whether the list stands open also while nothing is typed. */
  open?: boolean;
  onTaken?(): void;
}

export function CommandBox({ label, placeholder = t('command.placeholder'), suggest, problems = true, initial = '', initialMistake = null, open = false, onTaken }: CommandBoxProps) {
  const [text, setText] = useState(initial);
  const [mistake, setMistake] = useState<Mistake | null>(initialMistake);
  const [active, setActive] = useState(0);
  const [focused, setFocused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const reads = problems && (open || focused);
  useEffect(() => {
    if (reads) void loadFamilies();
  }, [reads]);
  const change = (next: string) => {
    setText(next);
    setMistake(null);
    setActive(0);
  };
  const taken = () => {
    change('');
    input.current?.blur();
    onTaken?.();
  };
  const openText = () => void openProblem(text).then((wrong) => (wrong ? setMistake(wrong) : taken()));
  const suggestions = [...(problems ? problemSuggestions(text, openText) : []), ...suggest(text)];
  // What was refused is not offered again.
  const shown = open || (focused && text.trim() !== '' && mistake === null);
  const at = Math.min(active, suggestions.length - 1);
  const take = (suggestion: Suggestion) => {
    suggestion.take();
    if (!suggestion.code) taken();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setActive(Math.max(0, Math.min(to, suggestions.length - 1)));
  };
  const submit = (event: Event) => {
    event.preventDefault();
    const chosen = suggestions[at];
    if (chosen) take(chosen);
    else if (text.trim() !== '') openText();
  };
  const combobox = {
    role: 'combobox' as const,
    'aria-label': label,
    'aria-expanded': shown,
    'aria-controls': `${id}-list`,
    'aria-autocomplete': 'list' as const,
    'aria-activedescendant': shown && at >= 0 ? `${id}-${at}` : undefined,
    'aria-invalid': mistake !== null,
    onKeyDown,
  };
  return (
    <form class={`command ${open ? 'open' : ''}`} role="search" onSubmit={submit} onFocusIn={() => setFocused(true)} onFocusOut={() => setFocused(false)}>
      <div class="command-line">
        <Icon name="search" />
        <input ref={input} {...combobox} {...PLAIN} placeholder={placeholder} value={text} onInput={(event) => change(event.currentTarget.value)} />
        {!open && <kbd>Ctrl K</kbd>}
      </div>
      <MistakeText mistake={mistake} />
      {shown && <Drop id={id} text={text} suggestions={suggestions} active={at} onTake={take} />}
    </form>
  );
}

/** What is typed is not corrected. */
const PLAIN = { autocomplete: 'off', autocapitalize: 'off', spellcheck: false } as const;

/** The problem that a text may be. */
const problemSuggestions = (text: string, take: () => void): Suggestion[] =>
  guesses(text, games.value, namedGraphs.value)
    .slice(0, 1)
    .map((problem) => ({ key: problem, face: problem, note: t('command.problem'), code: true, take }));

interface DropProps {
  id: string;
  text: string;
  suggestions: Suggestion[];
  active: number;
  onTake(suggestion: Suggestion): void;
}

/** What fits, or what to do if nothing does. */
function Drop({ id, text, suggestions, active, onTake }: DropProps) {
  useEffect(() => document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' }), [active]);
  return (
    <div class="drop" tabIndex={0}>
      <ul id={`${id}-list`} role="listbox" aria-label={t('command.suggestions')}>
        {suggestions.map((suggestion, index) => (
          <li
            key={suggestion.key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onTake(suggestion)}
          >
            {suggestion.code ? <code>{suggestion.face}</code> : suggestion.face}
            <span>{suggestion.note}</span>
          </li>
        ))}
      </ul>
      {suggestions.length === 0 && <p class="muted">{t('command.nothing', { text: text.trim() })}</p>}
    </div>
  );
}

/** Opens the first reading of a text that the server accepts; otherwise says what is wrong with the likeliest. */
async function openProblem(text: string): Promise<Mistake | null> {
  await loadFamilies();
  const readings = guesses(text, games.peek(), namedGraphs.peek());
  let wrong: Mistake | null = null;
  for (const problem of readings.length > 0 ? readings : [text.trim()]) {
    try {
      await api.position(problem);
      await start(problem);
      return null;
    } catch (error) {
      wrong ??= explained(problem, error);
    }
  }
  return wrong;
}

/** The games that fit a text. */
export const gameSuggestions = (text: string, take: (game: GameInfo) => void, most = 8): Suggestion[] =>
  matching(games.value, text, 'any').slice(0, most).map((game) => ({
    key: game.id,
    face: say(game.name),
    note: t(`boards.${game.instance.kind}`),
    take: () => take(game),
  }));
