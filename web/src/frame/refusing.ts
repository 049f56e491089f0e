// A press on a place that no move uses is answered in the status line, for a moment.

import { effect, signal } from '@preact/signals';
import { position } from '../state/session';

/** How long the answer stands, in milliseconds. */
const MOMENT = 4000;

export const pressRefused = signal(false);
let timer = 0;

export function refusePress(): void {
  clearTimeout(timer);
  pressRefused.value = true;
  timer = window.setTimeout(() => (pressRefused.value = false), MOMENT);
}

/** Another position makes the answer obsolete. */
effect(() => {
  void position.value;
  pressRefused.value = false;
});
