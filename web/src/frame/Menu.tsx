// A button that opens something below it: closed by Escape, by the button, and by a press elsewhere.

import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

interface MenuProps {
  /** The classes of the button. */
  kind: string;
  /** Its name, where its content does not say it. */
  name: string;
  face: ComponentChildren;
  /** Classes of the whole. */
  around?: string;
  children: ComponentChildren;
}

export function Menu({ kind, name, face, around = '', children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (!(event.target instanceof Node && root.current?.contains(event.target))) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  return (
    <div ref={root} class={`menu-of ${around}`} onKeyDown={onKeyDown}>
      <button type="button" class={kind} aria-label={name} title={name} aria-expanded={open} onClick={() => setOpen(!open)}>
        {face}
      </button>
      {open && (
        <div class="menu" role="group" aria-label={name}>
          {children}
        </div>
      )}
    </div>
  );
}
