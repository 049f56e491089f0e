// What a board knows about its places: which can be touched, what touching them leads to, and how to highlight them.

import { useMemo, useRef, useState } from 'preact/hooks';
import type { Place, Player, View } from '../api/types';
import { best, candidates, type Choice, isExact, placesOf, placeText, type Result, touch } from './choice';

/** A place that some move uses. */
export interface Spot {
  /** Whether it can be touched: together with the earlier places, or to start a new choice. */
  open: boolean;
  /** The moves that use it and the places touched before. */
  choices: Choice[];
  touched: boolean;
  /** Part of the move that was played last. */
  last: boolean;
  /** The best result through it, if results are shown. */
  result: Result | null;
  strength: number;
  note: string;
  /** The group of the moves through it, where moves have groups. */
  group?: number | undefined;
}

/** The interface between a renderer and the board. */
export interface Touching {
  spot(place: Place): Spot | undefined;
  /** The numbers of objects that moves leave of a heap, increasing. */
  lefts(of: number): number[];
  touch(place: Place): void;
  /** A person touched a place that no move uses. */
  refuse(): void;
  /** Makes a move at once. */
  play(choice: Choice): void;
  /** A person points at a place, or at none. */
  point(place: Place | null): void;
  /** The place where the Tab key enters the board. */
  isEntry(place: Place): boolean;
  /** Whether a robber is safe there. */
  isSafe(place: Place): boolean;
  /** Nothing can be touched: a picture. */
  still: boolean;
  /** Whose turn it is, if that is known. */
  mover: Player | null;
  /** The same for one board of a sum. */
  within(part: number): Touching;
}

export interface TouchingInput {
  view: View;
  choices: Choice[];
  showResults: boolean;
  last: Place[];
  disabled: boolean;
  compact?: boolean;
  safe?: Place[] | undefined;
  mover?: Player | null;
  onMark(text: string | null): void;
  onPlay(text: string): void;
  /** A place was touched that no move uses. */
  onRefuse?(): void;
}

export interface TouchingState {
  /** Changes only if something that a renderer draws changes. */
  touching: Touching;
  touched: string[];
  candidates: Choice[];
  letGo(): void;
}

const NONE: string[] = [];
const NOWHERE: Place[] = [];
const NO_CHOICES: Choice[] = [];

/** Stores the places touched so far, until the view changes. */
export function useTouching(input: TouchingInput): TouchingState {
  const { view, showResults, last, disabled, compact = false, mover = null, safe = NOWHERE } = input;
  const choices = disabled ? NO_CHOICES : input.choices;
  const [state, setState] = useState({ view, touched: NONE });
  const touched = state.view === view && !disabled ? state.touched : NONE;
  const left = useMemo(() => candidates(choices, touched), [choices, touched]);
  const latest = useRef(input);
  latest.current = input;

  const touching = useMemo(() => {
    const spots = spotsOf({ choices, candidates: left, touched, last, showResults });
    const safePlaces = new Set(safe.map(placeText));
    const entry = [...spots].find(([, spot]) => spot.choices.length > 0)?.[0];
    const touchPlace = (place: string) => {
      const outcome = touch(choices, touched, place);
      setState({ view, touched: 'play' in outcome ? NONE : outcome.touched });
      latest.current.onMark(null);
      if ('play' in outcome) latest.current.onPlay(outcome.play);
    };
    const point = (place: string | null) => {
      const through = place === null ? [] : (spots.get(place)?.choices ?? []);
      const exact = place !== null && through.find((choice) => isExact(choice, [...touched, place]));
      latest.current.onMark((exact || through[0])?.text ?? null);
    };
    const speaker = (whole: (place: Place) => Place): Touching => ({
      spot: (place) => spots.get(placeText(whole(place))),
      lefts: (of) => leftsOf(spots, placeText(whole({ kind: 'left', of, objects: 0 }))),
      touch: (place) => touchPlace(placeText(whole(place))),
      refuse: () => choices.length > 0 && latest.current.onRefuse?.(),
      play: ({ text }) => {
        setState({ view, touched: NONE });
        latest.current.onMark(null);
        latest.current.onPlay(text);
      },
      point: (place) => point(place && placeText(whole(place))),
      isEntry: (place) => placeText(whole(place)) === entry,
      isSafe: (place) => safePlaces.has(placeText(whole(place))),
      still: compact,
      mover,
      within: (part) => speaker((place) => whole({ kind: 'part', part, place })),
    });
    return speaker((place) => place);
  }, [view, choices, left, touched, last, showResults, compact, mover, safe]);

  return { touching, touched, candidates: left, letGo: () => setState({ view, touched: NONE }) };
}

interface Shown {
  choices: Choice[];
  candidates: Choice[];
  touched: string[];
  last: Place[];
  showResults: boolean;
}

/** Everything to show, place by place. */
export function spotsOf({ choices, candidates: left, touched, last, showResults }: Shown): Map<string, Spot> {
  const through = new Map<string, Choice[]>();
  for (const choice of left) {
    for (const place of placesOf(choice)) {
      const list = through.get(place);
      if (list) list.push(choice);
      else through.set(place, [choice]);
    }
  }
  const open = new Set(choices.flatMap(placesOf));
  const before = last.map(placeText);
  const spotOf = (place: string): Spot => {
    const its = through.get(place) ?? [];
    const top = showResults ? best(its) : undefined;
    return {
      open: open.has(place),
      choices: its,
      touched: touched.includes(place),
      last: before.includes(place),
      result: top?.result ?? null,
      strength: top?.strength ?? 0,
      note: showResults && its.length === 1 ? (its[0]?.note ?? '') : '',
      group: its[0]?.group,
    };
  };
  return new Map([...open, ...before].map((place) => [place, spotOf(place)]));
}

/** The numbers at the end of the places `left:of:objects` that can be touched. */
function leftsOf(spots: Map<string, Spot>, first: string): number[] {
  const prefix = first.slice(0, first.lastIndexOf(':') + 1);
  const open = [...spots].filter(([place, spot]) => spot.open && place.startsWith(prefix));
  return open.map(([place]) => Number(place.slice(prefix.length))).sort((a, b) => a - b);
}
