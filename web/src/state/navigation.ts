// Which screen is shown, kept in step with the address and the back button.

import { batch, computed, effect, signal } from '@preact/signals';
import type { Point } from '../api/types';
import { type Address, type PlayAddress, readAddress, writeAddress } from './address';
import { applied, followReduction, reductionAddress } from './reduction';
import { open, places, position, seats, showValues, strength } from './session';

/** Screens whose state is kept elsewhere are identified by name. */
type Kept = { screen: 'play' } | { screen: 'reduction' };
export type Screen = Exclude<Address, Kept> | Kept;

const screenOf = (address: Address): Screen =>
  address.screen === 'play' || address.screen === 'reduction' ? { screen: address.screen } : address;

export const screen = signal<Screen>(screenOf(readAddress(location.hash)));

/** The address that restores what is shown now. */
function address(): Address {
  const shown = screen.value;
  if (shown.screen === 'reduction') return reductionAddress.value;
  if (shown.screen !== 'play') return shown;
  return {
    screen: 'play',
    problem: position.value?.problem ?? '',
    seats: seats.value,
    strength: strength.value,
    values: showValues.value,
    places: places.value,
  };
}

/** The part after # of the address of what is shown now. */
export const hash = computed(() => writeAddress(address()));

/** Goes to another screen, so that the back button returns to this one. */
export function visit(next: Screen): void {
  history.pushState(null, '', next.screen === 'play' ? location.hash : writeAddress(next.screen === 'reduction' ? reductionAddress.peek() : next));
  screen.value = next;
}

/** Opens a problem on the board, with the places of its vertices where a person has drawn them. */
export function start(problem: string, drawn: Point[][] = []): Promise<boolean> {
  return open(problem, () => {
    places.value = drawn;
    visit({ screen: 'play' });
  });
}

/** Shows what the address says. */
export async function follow(): Promise<void> {
  const followed = location.hash;
  const asked = readAddress(followed);
  if (asked.screen === 'reduction') {
    screen.value = { screen: 'reduction' };
    return followReduction(asked);
  }
  if (asked.screen !== 'play') {
    screen.value = asked;
    return;
  }
  const arrange = () => {
    restore(asked);
    screen.value = { screen: 'play' };
  };
  if (position.peek()?.problem === asked.problem) batch(arrange);
  // An error is shown on the board's screen, unless the person has gone elsewhere meanwhile.
  else if (!(await open(asked.problem, arrange)) && location.hash === followed) screen.value = { screen: 'play' };
}

function restore(asked: PlayAddress): void {
  seats.value = asked.seats;
  strength.value = asked.strength;
  showValues.value = asked.values;
  places.value = asked.places;
}

function hasArrived({ screen: shown }: Screen): boolean {
  if (shown === 'reduction') return applied.value !== null;
  return shown !== 'play' || position.value !== null;
}

/** Keeps address and page in step from now on. */
export function keepAddress(): void {
  addEventListener('popstate', () => void follow());
  effect(() => {
    // Until the target of a link has loaded, the address stays as it was given.
    if (hasArrived(screen.value)) history.replaceState(null, '', hash.value);
  });
}
