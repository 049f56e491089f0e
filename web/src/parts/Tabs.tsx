// Tabs following the ARIA pattern: arrow keys wrap around, and only the selected tab is in the tab order.

import type { ComponentChildren } from 'preact';

interface TabsProps<Id extends string> {
  label: string;
  tabs: { id: Id; name: string }[];
  chosen: Id;
  onChoose(id: Id): void;
  children: ComponentChildren;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

export function Tabs<Id extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<Id>) {
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
  return (
    <section class="tabs">
      <div role="tablist" aria-label={label} onKeyDown={turn}>
        {tabs.map(({ id, name }) => (
          <button
            key={id}
            id={`tab-${id}`}
            type="button"
            role="tab"
            aria-selected={id === chosen}
            aria-controls={`panel-${chosen}`}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => onChoose(id)}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`panel-${chosen}`} aria-labelledby={`tab-${chosen}`} tabIndex={0}>
        {children}
      </div>
    </section>
  );
}
