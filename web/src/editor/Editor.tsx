// Draws the graph that a game is played on: by mouse, by finger, or by keyboard alone.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Board, Point } from '../api/types';
import '../board/board.css';
import { directionOf } from '../board/nearest';
import { t } from '../i18n';
import { Canvas } from './Canvas';
import { addLine, type Drawing, moveVertex, remove, type Selection, takesOf } from './drawing';
import './editor.css';
import { useChanges } from './history';
import { Inspector } from './Inspector';
import { type LayoutKind, Toolbar } from './Toolbar';
import { applyTo, applyToGround, type Drafting, type Tool, toolsFor } from './tools';

export type { Drawing } from './drawing';
export { drawingOf, instanceText } from './text';

export interface EditorProps {
  drawing: Drawing;
  onChange(drawing: Drawing): void;
  /** What the game takes. */
  board: Board;
  /** Asks for another layout; the owner then gives the drawing anew. */
  onLayout(kind: LayoutKind): Promise<void>;
}

/** How far an arrow key moves a vertex, and with Shift. */
const NUDGE = 0.02;
const SHOVE = 0.1;

const STEPS: Record<NonNullable<ReturnType<typeof directionOf>>, Point> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

export function Editor({ drawing, onChange, board, onLayout }: EditorProps) {
  const takes = useMemo(() => takesOf(board), [board]);
  const tools = useMemo(() => toolsFor(takes), [takes]);
  const changes = useChanges(drawing, onChange);
  const [tool, setTool] = useState<Tool>('vertex');
  const [wanted, setSelection] = useState<Selection>(null);
  const [pending, setPending] = useState<number | null>(null);
  const selection = stillThere(drawing, wanted);
  const root = useRef<HTMLDivElement>(null);
  const followed = useFollowed(root, selection);

  const now: Drafting = { drawing, selection, pending };
  const show = (next: Drafting) => {
    changes.change(next.drawing);
    setSelection(next.selection);
    setPending(next.pending);
  };
  const join = (from: number, to: number | Point) => {
    const directed = tool === 'arc';
    if (typeof to !== 'number') show({ ...applyToGround(tool, to, { ...now, pending: from }, takes), pending: null });
    else if (to !== from) show({ drawing: addLine(drawing, from, to, directed, takes), selection: { kind: 'vertex', at: to }, pending: null });
  };
  const choose = (next: Tool) => {
    setTool(next);
    setPending(null);
  };

  /** Keys that speak of the drawing as long as one of its things has the focus. */
  const onSheetKey = (event: KeyboardEvent): boolean => {
    const direction = directionOf(event.key);
    if (direction && selection?.kind === 'vertex') {
      const [x, y] = drawing.points[selection.at] ?? [0, 0];
      const step = event.shiftKey ? SHOVE : NUDGE;
      const [dx, dy] = STEPS[direction];
      changes.change(moveVertex(drawing, selection.at, [x + step * dx, y + step * dy]));
    } else if (selection && (event.key === 'Delete' || event.key === 'Backspace')) {
      show({ drawing: remove(drawing, selection), selection: neighbour(drawing, selection, -1), pending: null });
    } else if (event.key === 'PageDown' || event.key === 'PageUp') {
      setSelection(neighbour(drawing, selection, event.key === 'PageDown' ? 1 : -1));
    } else if (selection && (event.key === 'Enter' || event.key === ' ')) {
      show(applyTo(tool, selection, now, takes));
    } else return false;
    followed.current = true;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (handled(event)) event.preventDefault();
  };
  const handled = (event: KeyboardEvent): boolean => {
    const key = event.key.toUpperCase();
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return false;
    if (event.ctrlKey || event.metaKey) {
      const step = key === 'Y' || (key === 'Z' && event.shiftKey) ? changes.redo : key === 'Z' ? changes.undo : null;
      step?.();
      return step !== null;
    }
    if (event.altKey) return false;
    if (event.target instanceof SVGElement && onSheetKey(event)) return true;
    const chosen = tools.find((info) => info.key === key);
    if (chosen) choose(chosen.tool);
    else if (event.key === 'Escape' && pending !== null) setPending(null);
    else return false;
    return true;
  };
  const hint = tools.find((info) => info.tool === tool)?.hint;
  return (
    // A click on the sheet gives the keys to the editor.
    <div ref={root} class="editor" role="group" tabindex={-1} aria-label={t('editor.name')} onKeyDown={onKeyDown}>
      <Toolbar tools={tools} tool={tool} onTool={choose} changes={changes} onLayout={onLayout} />
      <p class="hint">{hint && t(hint)}</p>
      <div class="board">
        <Canvas
          {...{ drawing, takes, selection, pending }}
          joining={tool === 'edge' || tool === 'arc'}
          onThing={(thing) => show(applyTo(tool, thing, now, takes))}
          onGround={(at) => show(applyToGround(tool, at, now, takes))}
          onMove={(vertex, to) => show({ drawing: moveVertex(drawing, vertex, to), selection: { kind: 'vertex', at: vertex }, pending: null })}
          onJoin={join}
        />
      </div>
      <Inspector
        {...{ drawing, takes, selection }}
        onChange={(next, selected) => show({ drawing: next, selection: selected, pending: null })}
      />
      <p class="count" role="status">
        {t('editor.vertices', { n: drawing.points.length })}, {t('editor.lines', { n: drawing.lines.length })}
      </p>
      <p class="hint">{t('editor.keys')}</p>
    </div>
  );
}

/** A selection is forgotten when what it speaks of is gone. */
function stillThere({ points, lines }: Drawing, selection: Selection): Selection {
  const n = selection?.kind === 'vertex' ? points.length : lines.length;
  return selection && selection.at < n ? selection : null;
}

/** The next thing of the drawing, vertices before lines, going round. */
export function neighbour({ points, lines }: Drawing, selection: Selection, step: 1 | -1): Selection {
  const [n, m] = [points.length, lines.length];
  if (n === 0) return null;
  const index = selection === null ? -step : selection.kind === 'vertex' ? selection.at : n + selection.at;
  const next = (index + step + n + m) % (n + m);
  return next < n ? { kind: 'vertex', at: next } : { kind: 'line', at: next - n };
}

/** After a key was pressed on the drawing, the focus goes along with the selection. */
function useFollowed(root: { current: HTMLElement | null }, selection: Selection) {
  const followed = useRef(false);
  useEffect(() => {
    if (followed.current) root.current?.querySelector<SVGElement>('.sheet [role=button][tabindex="0"]')?.focus();
    followed.current = false;
  }, [selection?.kind, selection?.at]);
  return followed;
}
