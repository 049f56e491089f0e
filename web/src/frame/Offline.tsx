import { offline, tryNow } from '../api/connection';
import { t } from '../i18n';

/** Says that the server does not answer; it goes away when the server is back. */
export function Offline() {
  if (!offline.value) return null;
  return (
    <div class="notice" role="alert">
      <span>{t('failure.connection')}</span>
      <button type="button" class="button" onClick={tryNow}>
        {t('failure.now')}
      </button>
    </div>
  );
}
