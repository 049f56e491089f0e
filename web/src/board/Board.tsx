// A position as a picture in which moves are made by touching places: one renderer per kind of view.

import type { ComponentChildren } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { Place, Player, Point, View } from '../api/types';
import './board.css';
import { type Choice, placesOf, placeText } from './choice';
import { Choosing } from './Choosing';
import { type Decoration } from './decoration';
import { moveFocus, placeElement, useEchoed, useKeyboard, useMarked } from './focus';
import { hueOfMove, kindOf } from './kinds';
import { directionOf } from './nearest';
import { type Touching, useTouching } from './touching';
import { useFit } from './useFit';

export type { Choice } from './choice';

export interface BoardProps {
  view: View;
  /** Points in the unit square for each board of the view. */
  layouts: Point[][];
  choices: Choice[];
  showResults: boolean;
  /** The move that is highlighted elsewhere. */
  marked: string | null;
  onMark(text: string | null): void;
  onPlay(text: string): void;
  /** A person touched a place that no move uses. */
  onRefuse?(): void;
  disabled: boolean;
  label: string;
  /** Whose turn it is: whose tokens can be dragged. */
  mover?: Player | null;
  /** The places of the last move. */
  last: Place[];
  /** A person moved a vertex of one board. */
  onLayout?(part: number, points: Point[]): void;
  /** Names and parts of the vertices of a graph. */
  decoration?: Decoration;
  /** Places to highlight because of an event elsewhere. */
  echoed?: Place[];
  /** Where a robber is safe. */
  safe?: Place[] | undefined;
  /** What identifies the play: another one is fitted into the room anew. */
  play?: string;
  /** A small picture with nothing to touch. */
  compact?: boolean;
}

export function Board(props: BoardProps) {
  const { view, layouts, choices, showResults, marked, onMark, onPlay, label, decoration, compact = false } = props;
  const { touching, touched, candidates, letGo } = useTouching(props);
  const root = useRef<HTMLDivElement>(null);
  const byKeyboard = useKeyboard(root);
  const pointed = choices.find(({ text }) => text === marked);
  const previewed = pointed ? hueOfMove(view, choices, pointed) : null;
  useEchoed(root, (props.echoed ?? []).map(placeText));
  useMarked(root, pointed ? placesOf(pointed) : [], previewed);

  // Redrawn only if something visible has changed: highlighting moves must stay fast on large boards.
  const latest = useRef(props.onLayout);
  latest.current = props.onLayout;
  const movable = props.onLayout !== undefined;
  const drawn = useMemo(() => {
    const onLayout = movable ? (part: number, points: Point[]) => latest.current?.(part, points) : undefined;
    return <AnyView view={view} layouts={layouts} touching={touching} part={0} onLayout={onLayout} decoration={decoration} />;
  }, [view, layouts, touching, movable, decoration]);

  const playMove = (text: string) => {
    letGo();
    onMark(null);
    onPlay(text);
  };
  const cancel = () => {
    letGo();
    onMark(null);
    // Focus returns to the place from which the list was opened.
    const opener = touched.at(-1);
    if (opener) placeElement(root.current, opener)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directionOf(event.key);
    if (event.key === 'Escape' && touched.length > 0) cancel();
    else if (!direction || !moveFocus(root.current, event.target, direction)) return;
    event.preventDefault();
  };
  return (
    <div
      ref={root}
      class={`board ${compact ? 'compact' : ''} ${touched.length > 0 ? 'choosing' : ''}`}
      role={compact ? 'img' : 'group'}
      aria-label={label}
      tabindex={compact ? undefined : -1}
      onKeyDown={onKeyDown}
    >
      {compact || hasGraph(view) ? drawn : <Fit key={`${props.play ?? ''} ${view.kind}`}>{drawn}</Fit>}
      {touched.length > 0 && (
        <Choosing
          key={touched.join(' ')}
          view={view}
          touched={touched}
          choices={candidates}
          showResults={showResults}
          takesFocus={byKeyboard.current}
          onMark={onMark}
          onPlay={playMove}
          onCancel={cancel}
        />
      )}
    </div>
  );
}

/** Drawings of graphs fit themselves into their room. */
const hasGraph = (view: View): boolean => (view.kind === 'several' ? view.view.some(hasGraph) : view.kind === 'graph');

/** Content as large as the room allows. */
function Fit({ children }: { children: ComponentChildren }) {
  const [outer, inner] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  useFit(outer, inner);
  return (
    <div ref={outer} class="fit-room">
      <div ref={inner} class="fitted">
        {children}
      </div>
    </div>
  );
}

interface AnyViewProps {
  view: View;
  layouts: Point[][];
  touching: Touching;
  /** The number of the first board in the view. */
  part: number;
  onLayout?(part: number, points: Point[]): void;
  decoration?: Decoration;
}

function AnyView({ view, layouts, touching, part, onLayout, decoration }: AnyViewProps) {
  if (view.kind !== 'several') {
    const { Board: OneBoard } = kindOf(view);
    const moved = onLayout && ((points: Point[]) => onLayout(part, points));
    return (
      <OneBoard view={view.view} layout={layouts[part]} touching={touching} onLayout={moved} decoration={decoration} />
    );
  }
  return (
    <div class="several">
      {view.view.map((board, index) => (
        <div key={index} class="summand" data-part={index}>
          {index > 0 && <span class="plus">+</span>}
          <AnyView
            view={board}
            layouts={layouts}
            touching={touching.within(index)}
            part={index}
            onLayout={onLayout}
          />
        </div>
      ))}
    </div>
  );
}
