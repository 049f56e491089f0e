// Draws the graph that a game is played on: by mouse, by finger, or by keyboard alone.

import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Board } from '../api/types';
import '../board/board.css';
import { t } from '../i18n';
import { Canvas } from './Canvas';
import { type Drawing, moveVertex, type Selection, type Sets, takesOf } from './drawing';
import { useHistory } from './history';
import { Inspector, NewVertex } from './Inspector';
import { actionOf } from './keys';
import { Offline } from '../frame/Offline';
import { DrawerOpener } from '../draw/DrawerOpener';
import { MistakeText } from '../parts/MistakeText';
import type { Mistake } from '../state/mistake';
import { narrow } from '../state/panel';
import { letterKeys } from '../state/settings';
import { layingOut, type LayoutKind } from './Actions';
import { Tools } from './Toolbar';
import { applyDrag, applyTo, applyToGround, type Drafting, joins, joinsByClicks, type Tool, toolsFor } from './tools';

export type { Drawing } from './drawing';
export { EMPTY } from './drawing';
export { startText, withStart } from './start';
export { drawingOf, instanceText } from './text';

export interface EditorProps {
  drawing: Drawing;
  onChange(drawing: Drawing): void;
  /** What the game accepts. */
  board: Board;
  /** What may be set up before play. */
  sets: Sets | null;
  /** Requests another layout; the owner then passes a new drawing. */
  onLayout(kind: LayoutKind): Promise<void>;
  /** The text of the whole problem. */
  problem: string;
  /** Why a layout was refused. */
  mistake: Mistake | null;
  /** What lies over the sheet. */
  children?: ComponentChildren;
}

/** The three rows of the sheet: what the tool does, the drawing with its tools, and what is drawn in numbers. */
export function Editor({ drawing, onChange, board, sets, onLayout, problem, mistake, children }: EditorProps) {
  const takes = useMemo(() => takesOf(board, sets), [board, sets]);
  const tools = useMemo(() => toolsFor(takes), [takes]);
  const change = useHistory(drawing, onChange, isDrawn);
  const [wantedTool, setTool] = useState<Tool>('vertex');
  const tool = tools.some((info) => info.tool === wantedTool) ? wantedTool : 'vertex';
  const [wanted, setSelection] = useState<Selection>(null);
  const [pending, setPending] = useState<number | null>(null);
  const selection = stillThere(drawing, wanted);
  const root = useRef<HTMLDivElement>(null);
  const followed = useFollowed(root, selection);
  /** Whether the name of the selected vertex is to be typed. */
  const naming = useRef(false);

  const now: Drafting = { drawing, selection, pending };
  const show = (next: Drafting) => {
    change(next.drawing);
    setSelection(next.selection);
    setPending(next.pending);
  };
  const settle = (next: Drawing, selected: Selection) => show({ drawing: next, selection: selected, pending: null });
  const choose = (next: Tool) => {
    setTool(next);
    setPending(null);
  };

  const rename = (vertex: number) => {
    // Two quick presses in a row end a line and begin the next one.
    if (joinsByClicks(tool)) return;
    // On a phone there is room for the inspector only while nothing is drawn.
    if (narrow.peek()) choose('select');
    setSelection({ kind: 'vertex', at: vertex });
    naming.current = true;
  };
  useEffect(() => {
    const field = naming.current ? root.current?.querySelector<HTMLInputElement>('[name=vertex-name]') : null;
    naming.current &&= !field;
    field?.select();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const action = event.defaultPrevented ? null : actionOf(event, { tool, tools, now, takes, letters: letterKeys.peek() === 'on' });
    if (!action) return;
    event.preventDefault();
    if (action === 'rename') root.current?.querySelector<HTMLInputElement>('[name=vertex-name]')?.select();
    else if ('tool' in action) choose(action.tool);
    else {
      followed.current = action.follow;
      show(action.next);
    }
  };

  useKeys(onKeyDown);
  useEffect(() => {
    layingOut.value = onLayout;
  });
  useEffect(() => () => void (layingOut.value = null), []);

  const hint = tools.find((info) => info.tool === tool)?.hint;
  const placing = { n: (drawing.placed.length % (sets?.tokens ?? 1)) + 1, of: sets?.tokens ?? 0 };
  return (
    <>
      <DrawStatus hint={hint ? t(hint, placing) : ''} />
      <div class="area">
        <Offline />
        <MistakeText mistake={mistake} />
        {/* A click on the sheet gives the editor the keyboard focus. */}
        <div ref={root} class="editor" role="group" tabindex={-1} aria-label={t('editor.name')} aria-description={t('editor.keys')}>
          <div class="board">
            <Canvas
              {...{ drawing, takes, selection, pending }}
              ground={groundOf(board)}
              joining={joins(tool)}
              onThing={(thing) => show(applyTo(tool, thing, now, takes))}
              onGround={(at) => show(applyToGround(tool, at, now, takes))}
              onMove={(vertex, to) => settle(moveVertex(drawing, vertex, to), { kind: 'vertex', at: vertex })}
              onJoin={(from, to) => show(applyDrag(tool, from, to, now, takes))}
              onRename={rename}
            />
          </div>
          {drawing.points.length === 0 && <p class="empty-sheet">{t('editor.empty')}</p>}
          <Tools tools={tools} tool={tool} onTool={choose} />
          {(!narrow.value || tool === 'select') && <Inspector {...{ drawing, takes, selection }} onChange={settle} />}
          {children}
        </div>
      </div>
      <div class="strip-bar plain">
        <Counts drawing={drawing} />
        <code class="problem" title={problem}>
          {problem}
        </code>
        <NewVertex drawing={drawing} onChange={settle} />
      </div>
    </>
  );
}

const isDrawn = ({ points }: Drawing): boolean => points.length > 0;

/** What a click does. */
export function DrawStatus({ hint }: { hint: string }) {
  return (
    <div class="status">
      <DrawerOpener />
      <span class="mark" aria-hidden="true" />
      <p class="sentence">
        <b>{t('draw.status')}</b> <span>{hint}</span>
      </p>
    </div>
  );
}

/** Keys act wherever the focus is, except in fields. */
function useKeys(onKeyDown: (event: KeyboardEvent) => void): void {
  const latest = useRef(onKeyDown);
  latest.current = onKeyDown;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => latest.current(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function Counts({ drawing: { points, lines } }: { drawing: Drawing }) {
  const arcs = lines.filter(({ directed }) => directed).length;
  const edges = lines.length - arcs;
  const told = [
    t('editor.vertices', { n: points.length }),
    ...(edges > 0 || arcs === 0 ? [t('editor.edges', { n: edges })] : []),
    ...(arcs > 0 ? [t('editor.arcs', { n: arcs })] : []),
  ];
  return (
    <p class="count" role="status">
      {told.join(', ')}
    </p>
  );
}

/** Where lines are joined to the ground, the marked vertex is the ground. */
const groundOf = (board: Board): boolean => board.kind === 'graph' && board.labels === 'lines' && board.tokens === 'one';

/** A selection is cleared when the selected thing is gone. */
function stillThere({ points, lines }: Drawing, selection: Selection): Selection {
  const n = selection?.kind === 'vertex' ? points.length : lines.length;
  return selection && selection.at < n ? selection : null;
}

/** After a key was pressed on the drawing, the focus follows the selection, before the next key is. */
function useFollowed(root: { current: HTMLElement | null }, selection: Selection) {
  const followed = useRef(false);
  useLayoutEffect(() => {
    if (followed.current) root.current?.querySelector<SVGElement>('.drawing [role=button][tabindex="0"]')?.focus();
    followed.current = false;
  }, [selection?.kind, selection?.at]);
  return followed;
}
