// The name, a link to the games, help, language and colours.

import { useRef } from 'preact/hooks';
import { t } from './i18n';
import { Icon, type IconName } from './parts/Icon';
import { version } from './state/games';
import { screen, visit } from './state/navigation';
import { position } from './state/session';
import { language, theme, type Theme } from './state/settings';
import { title } from './state/title';
import './top.css';

export function TopBar() {
  const go = (event: MouseEvent) => {
    event.preventDefault();
    visit({ screen: 'games' });
  };
  const goToReductions = (event: MouseEvent) => {
    event.preventDefault();
    visit({ screen: 'reduction' });
  };
  return (
    <header class="top">
      <a class="brand" href="#games" onClick={go}>
        <img src="/icon.svg" alt="" width="24" height="24" />
        Grundy
      </a>
      <Title />
      <nav aria-label={t('page.nav')}>
        <a class="button" href="#games" onClick={go}>
          {t('page.games')}
        </a>
        <a class="button" href="#reductions" onClick={goToReductions}>
          {t('page.reductions')}
        </a>
        <Back />
        <Help />
        <LanguageSwitch />
        <ThemeSwitch />
      </nav>
    </header>
  );
}

/** What is on the board. */
function Title() {
  const now = position.value;
  if (screen.value.screen !== 'play' || !now) return null;
  return (
    <h1 class="title">
      {title.value} <code>{now.start}</code>
    </h1>
  );
}

/** Back from another screen to the current play. */
function Back() {
  if (screen.value.screen === 'play' || !position.value) return null;
  return (
    <button type="button" onClick={() => visit({ screen: 'play' })}>
      {t('page.back')}
    </button>
  );
}

function LanguageSwitch() {
  const other = language.value === 'en' ? 'pt' : 'en';
  return (
    <button type="button" lang={other === 'pt' ? 'pt-BR' : 'en'} aria-label={t('page.language')} onClick={() => (language.value = other)}>
      {other === 'pt' ? 'Português' : 'English'}
    </button>
  );
}

const NEXT: Record<Theme, Theme> = { auto: 'light', light: 'dark', dark: 'auto' };
const ICONS: Record<Theme, IconName> = { auto: 'half', light: 'sun', dark: 'moon' };

function ThemeSwitch() {
  const name = t('page.theme', { theme: t(`theme.${theme.value}`) });
  return (
    <button type="button" class="icon" aria-label={name} title={name} onClick={() => (theme.value = NEXT[theme.value])}>
      <Icon name={ICONS[theme.value]} />
    </button>
  );
}

function Help() {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" class="icon" aria-label={t('help.title')} title={t('help.title')} onClick={() => dialog.current?.showModal()}>
        ?
      </button>
      <dialog ref={dialog} aria-label={t('help.title')}>
        <h2>{t('help.title')}</h2>
        <p>{t('help.play')}</p>
        <p>{t('help.colours')}</p>
        <p>{t('help.draw')}</p>
        <p>{t('help.keys')}</p>
        <p class="muted">Grundy {version.value}</p>
        <form method="dialog">
          <button type="submit" class="primary">
            {t('help.close')}
          </button>
        </form>
      </dialog>
    </>
  );
}
