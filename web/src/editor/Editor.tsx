// Draws the graph that a game is played on: by mouse, by finger, or by keyboard alone.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Board } from '../api/types';
import '../board/board.css';
import { t } from '../i18n';
import { Canvas } from './Canvas';
import { type Drawing, moveVertex, type Selection, takesOf } from './drawing';
import './editor.css';
import { useChanges } from './history';
import { Inspector } from './Inspector';
import { applyKey } from './keys';
import { type LayoutKind, Toolbar } from './Toolbar';
import { applyDrag, applyTo, applyToGround, type Drafting, type Tool, toolsFor } from './tools';

export type { Drawing } from './drawing';
export { drawingOf, instanceText } from './text';

export interface EditorProps {
  drawing: Drawing;
  onChange(drawing: Drawing): void;
  /** What the game accepts. */
  board: Board;
  /** Requests another layout; the owner then passes a new drawing. */
  onLayout(kind: LayoutKind): Promise<void>;
}

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
  const settle = (next: Drawing, selected: Selection) => show({ drawing: next, selection: selected, pending: null });
  const choose = (next: Tool) => {
    setTool(next);
    setPending(null);
  };

  /** The action of a key, if it has one. */
  const actionOf = (event: KeyboardEvent): (() => void) | null => {
    const key = event.key.toUpperCase();
    const { target } = event;
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement || event.altKey) return null;
    if (event.ctrlKey || event.metaKey) {
      if (key === 'Y' || (key === 'Z' && event.shiftKey)) return changes.redo;
      return key === 'Z' ? changes.undo : null;
    }
    const next = target instanceof SVGElement ? applyKey(event, tool, now, takes) : null;
    if (next) {
      return () => {
        followed.current = true;
        show(next);
      };
    }
    if (key === 'ESCAPE' && pending !== null) return () => setPending(null);
    const chosen = tools.find((info) => info.key === key);
    return chosen ? () => choose(chosen.tool) : null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = actionOf(event);
    if (!action) return;
    event.preventDefault();
    action();
  };

  const hint = tools.find((info) => info.tool === tool)?.hint;
  return (
    // A click on the sheet gives the editor the keyboard focus.
    <div ref={root} class="editor" role="group" tabindex={-1} aria-label={t('editor.name')} onKeyDown={onKeyDown}>
      <Toolbar tools={tools} tool={tool} onTool={choose} changes={changes} onLayout={onLayout} />
      <p class="hint">{hint && t(hint)}</p>
      <div class="board">
        <Canvas
          {...{ drawing, takes, selection, pending }}
          joining={tool === 'edge' || tool === 'arc'}
          onThing={(thing) => show(applyTo(tool, thing, now, takes))}
          onGround={(at) => show(applyToGround(tool, at, now, takes))}
          onMove={(vertex, to) => settle(moveVertex(drawing, vertex, to), { kind: 'vertex', at: vertex })}
          onJoin={(from, to) => show(applyDrag(tool, from, to, now, takes))}
        />
      </div>
      <Inspector {...{ drawing, takes, selection }} onChange={settle} />
      <p class="count" role="status">
        {t('editor.vertices', { n: drawing.points.length })}, {t('editor.lines', { n: drawing.lines.length })}
      </p>
      <p class="hint">{t('editor.keys')}</p>
    </div>
  );
}

/** A selection is cleared when the selected thing is gone. */
function stillThere({ points, lines }: Drawing, selection: Selection): Selection {
  const n = selection?.kind === 'vertex' ? points.length : lines.length;
  return selection && selection.at < n ? selection : null;
}

/** After a key was pressed on the drawing, the focus follows the selection. */
function useFollowed(root: { current: HTMLElement | null }, selection: Selection) {
  const followed = useRef(false);
  useEffect(() => {
    if (followed.current) root.current?.querySelector<SVGElement>('.sheet [role=button][tabindex="0"]')?.focus();
    followed.current = false;
  }, [selection?.kind, selection?.at]);
  return followed;
}
