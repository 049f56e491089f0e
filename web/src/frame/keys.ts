// The keys of the page. Single letters work only where no field has the focus, and can be turned off.

import { choosing } from '../command/choosing';
import { screen } from '../state/navigation';
import { full } from '../state/panel';
import { redo, undo } from '../state/session';
import { letterKeys } from '../state/settings';
import { hint } from '../state/solving';
import { steps, type Steps } from '../state/steps';
import { setMode, toggleResults } from './modes';

const press = (selector: string) => () => document.querySelector<HTMLElement>(selector)?.click();

/** What letters do, on which screens. */
const LETTERS: Record<string, { on: 'bench' | 'boards' | 'all'; act(): void }> = {
  '/': { on: 'all', act: () => (choosing.value = 'all') },
  '?': { on: 'all', act: press('#help') },
  d: { on: 'bench', act: () => void setMode('draw') },
  p: { on: 'boards', act: () => void setMode('play') },
  a: { on: 'bench', act: () => void setMode('analyse') },
  h: { on: 'bench', act: hint },
  r: { on: 'bench', act: () => void toggleResults() },
  f: { on: 'bench', act: () => (full.value = true) },
  '+': { on: 'boards', act: press('[data-zoom=plus]') },
  '=': { on: 'boards', act: press('[data-zoom=plus]') },
  '-': { on: 'boards', act: press('[data-zoom=minus]') },
  '0': { on: 'boards', act: press('[data-zoom=fit]') },
};

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, dialog, [role=listbox]') !== null;

/** The action of a key, if it has one. */
export function actionOf(event: KeyboardEvent): (() => void) | null {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const onBench = screen.peek() === 'bench';
  if (event.ctrlKey || event.metaKey) {
    if (key === 'k') return () => (choosing.value = 'all');
    const taken: Steps | null = onBench ? { undo, redo } : steps.peek();
    if (!taken || isField(event.target)) return null;
    if (key === 'y' || (key === 'z' && event.shiftKey)) return taken.redo;
    return key === 'z' ? taken.undo : null;
  }
  if (key === 'Escape' && full.peek()) return () => (full.value = false);
  if (event.altKey || isField(event.target) || letterKeys.peek() === 'off') return null;
  const letter = LETTERS[key];
  if (!letter) return null;
  const there = letter.on === 'all' || onBench || (letter.on === 'boards' && screen.peek() === 'draw');
  return there ? letter.act : null;
}

export function listenForKeys(): void {
  document.addEventListener('keydown', (event) => {
    const action = event.defaultPrevented ? null : actionOf(event);
    if (!action) return;
    event.preventDefault();
    action();
  });
}
