// The panel beside the board: tabs, what they show, and the actions below. On a phone it is a sheet from below.

import type { ComponentChildren } from 'preact';
import { t } from '../i18n';
import { sheet, SHEETS } from '../state/panel';

interface PanelProps<Id extends string> {
  label: string;
  tabs: { id: Id; name: string }[];
  chosen: Id;
  onChoose(id: Id): void;
  actions: ComponentChildren;
  children: ComponentChildren;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

export function Panel<Id extends string>({ label, tabs, chosen, onChoose, actions, children }: PanelProps<Id>) {
  const turn = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const index = tabs.findIndex((tab) => tab.id === chosen);
    const next = tabs[(index + step + tabs.length) % tabs.length];
    if (!next) return;
    onChoose(next.id);
    document.getElementById(`tab-${next.id}`)?.focus();
  };
  const choose = (id: Id) => {
    if (sheet.peek() === 'peek') sheet.value = 'half';
    onChoose(id);
  };
  return (
    <aside class="panel" data-sheet={sheet.value} aria-label={label}>
      <Grab />
      <div class="tab-list" role="tablist" aria-label={label} onKeyDown={turn}>
        {tabs.map(({ id, name }) => (
          <button
            key={id}
            id={`tab-${id}`}
            type="button"
            role="tab"
            aria-selected={id === chosen}
            aria-controls={`panel-${chosen}`}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => choose(id)}
          >
            {name}
          </button>
        ))}
      </div>
      <div class="pane" role="tabpanel" id={`panel-${chosen}`} aria-labelledby={`tab-${chosen}`} tabIndex={0}>
        {children}
      </div>
      <div class="actions" role="group" aria-label={t('play.controls')}>
        {actions}
      </div>
    </aside>
  );
}

/** Pulls the sheet up and down: a press goes one step, a drag as far as it goes. */
function Grab() {
  const from = { y: 0 };
  const move = (steps: number) => {
    const index = SHEETS.indexOf(sheet.peek()) + steps;
    sheet.value = SHEETS[Math.min(Math.max(index, 0), SHEETS.length - 1)] ?? 'peek';
  };
  const next = () => (sheet.value = SHEETS[(SHEETS.indexOf(sheet.peek()) + 1) % SHEETS.length] ?? 'peek');
  const release = (event: PointerEvent) => {
    const far = event.clientY - from.y;
    if (Math.abs(far) < 12) next();
    else move(far < 0 ? 1 : -1);
  };
  const hold = (event: PointerEvent) => {
    from.y = event.clientY;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') next();
    else if (event.key === 'ArrowUp') move(1);
    else if (event.key === 'ArrowDown') move(-1);
    else return;
    event.preventDefault();
  };
  return (
    <button type="button" class="grab" aria-label={t('panel.grab')} aria-expanded={sheet.value !== 'peek'} onPointerDown={hold} onPointerUp={release} onKeyDown={key} />
  );
}
