// A result as a colour and a symbol.

import type { Winner as WinnerName } from '../api/types';
import type { Result } from '../board/choice';
import { SIGNS } from '../board/Target';
import { t } from '../i18n';

/** The symbol of a result; the words beside it say the same. */
export function Sign({ result }: { result: Result }) {
  return (
    <span class={`sign ${result}`} aria-hidden="true">
      {SIGNS[result]}
    </span>
  );
}

export function Winner({ winner }: { winner: WinnerName | null }) {
  if (winner === null) return <span class="muted">?</span>;
  return <span class={`winner ${winner}`}>{winner === 'draw' ? t('winner.draw') : t(`player.${winner}`)}</span>;
}
