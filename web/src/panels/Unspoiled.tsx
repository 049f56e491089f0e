import type { ComponentChildren } from 'preact';
import { t } from '../i18n';
import { mode, position, showValues } from '../state/session';

/** Shows its content only when a person has asked for results: it tells who wins. */
export function Unspoiled({ children }: { children: ComponentChildren }) {
  if (showValues.value || position.value?.over) return <>{children}</>;
  return (
    <div class="locked">
      <p>
        <b>{t('locked.title')}</b>
      </p>
      <p>{t('locked.text')}</p>
      <button type="button" class="button" onClick={() => (mode.value = 'analyse')}>
        {t('locked.show')}
      </button>
    </div>
  );
}
