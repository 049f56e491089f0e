import { t } from '../i18n';
import { goHome } from '../state/navigation';

/** The name of the page, which leads to its start. */
export function Brand() {
  const go = (event: MouseEvent) => {
    event.preventDefault();
    goHome();
  };
  return (
    <a class="brand" href="#games" aria-label={t('page.home')} onClick={go}>
      <svg class="logo" viewBox="0 0 28 28" aria-hidden="true">
        <path d="M14 6.2 6 20.5h16z" />
        <circle class="top-dot" cx="14" cy="6.4" r="4.2" />
        <circle class="alice" cx="6.2" cy="20.6" r="4.2" />
        <rect class="bob" x="17.9" y="16.6" width="8" height="8" rx="2" />
      </svg>
      <span>Grundy</span>
    </a>
  );
}
