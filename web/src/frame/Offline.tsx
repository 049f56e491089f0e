import { offline, renewal, tryNow } from '../api/connection';
import { t } from '../i18n';

/** Says that the server does not answer, until it is back, or that a newer version of the page has come. */
export function Offline() {
  if (offline.value) return <Notice text={t('failure.connection')} button={t('failure.now')} act={tryNow} />;
  return renewal.value && <Notice text={t('renewal.there')} button={t('renewal.take')} act={renewal.value} />;
}

function Notice({ text, button, act }: { text: string; button: string; act: () => void }) {
  return (
    <div class="notice" role="alert">
      <span>{text}</span>
      <button type="button" class="button" onClick={act}>
        {button}
      </button>
    </div>
  );
}
