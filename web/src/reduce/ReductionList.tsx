// The reductions that the server knows, with what they claim, whether that is proved, and where they come from.

import type { Reduction } from '../api/types';
import { say, t } from '../i18n';
import { applied, build, reductions } from '../state/reduction';

export function ReductionList() {
  const chosen = applied.value?.reduction.id;
  return (
    <details class="reduction-list" open={chosen === undefined}>
      <summary>{t('reduction.list')}</summary>
      <ul>
        {reductions.value.map((reduction) => (
          <li key={reduction.id}>
            <Card reduction={reduction} chosen={reduction.id === chosen} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Card({ reduction, chosen }: { reduction: Reduction; chosen: boolean }) {
  const { id, name, claim, source, examples } = reduction;
  return (
    <button type="button" aria-pressed={chosen} data-reduction={id} onClick={() => void build(id, examples[0] ?? '')}>
      <strong>{say(name)}</strong>
      <StatusBadge reduction={reduction} />
      <span>{say(claim)}</span>
      <small class="muted">{t('reduction.source', { source: say(source) })}</small>
    </button>
  );
}

export function StatusBadge({ reduction: { status } }: { reduction: Reduction }) {
  return <span class={`badge ${status}`}>{t(`reduction.${status}`)}</span>;
}
