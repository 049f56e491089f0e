// Language, colours and help.

import { useRef } from 'preact/hooks';
import { t } from '../i18n';
import { Icon, type IconName } from '../parts/Icon';
import { version } from '../state/games';
import { language, letterKeys, theme, type Theme } from '../state/settings';
import './help.css';

export function LanguageSwitch({ whole = false }: { whole?: boolean }) {
  const other = language.value === 'en' ? 'pt' : 'en';
  const name = other === 'pt' ? 'Português' : 'English';
  return (
    <button
      type="button"
      class={whole ? 'button quiet' : 'icon-button'}
      lang={other === 'pt' ? 'pt-BR' : 'en'}
      title={name}
      aria-label={name}
      onClick={() => (language.value = other)}
    >
      {whole && <span class="whole-word">{name}</span>}
      <span class={whole ? 'short-word' : ''}>{other.toUpperCase()}</span>
    </button>
  );
}

const NEXT: Record<Theme, Theme> = { auto: 'light', light: 'dark', dark: 'auto' };
const ICONS: Record<Theme, IconName> = { auto: 'half', light: 'sun', dark: 'moon' };

export function ThemeSwitch() {
  const name = t('page.theme', { theme: t(`theme.${theme.value}`) });
  return (
    <button type="button" class="icon-button" aria-label={name} title={name} onClick={() => (theme.value = NEXT[theme.value])}>
      <Icon name={ICONS[theme.value]} />
    </button>
  );
}

/** The keys, in the order in which they are listed. */
const KEYS = [
  ['Ctrl K, /', 'key.command'],
  ['D, P, A', 'key.modes'],
  ['← ↑ → ↓', 'key.arrows'],
  ['Enter', 'key.enter'],
  ['Ctrl Z, Ctrl Y', 'key.undo'],
  ['H', 'key.hint'],
  ['R', 'key.results'],
  ['F, Esc', 'key.full'],
  ['+, −, 0', 'key.zoom'],
  ['V, N, E, X', 'key.tools'],
  ['1, 2, 3', 'key.labels'],
  ['?', 'key.help'],
] as const;

export function Help() {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" id="help" class="icon-button" aria-label={t('help.title')} title={t('help.title')} onClick={() => dialog.current?.showModal()}>
        ?
      </button>
      <dialog ref={dialog} class="help" aria-label={t('help.title')}>
        <h2>{t('help.title')}</h2>
        <p>{t('help.play')}</p>
        <p>{t('help.colours')}</p>
        <dl>
          {KEYS.map(([keys, text]) => (
            <div key={keys}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{t(text)}</dd>
            </div>
          ))}
        </dl>
        <label class="check">
          <input type="checkbox" checked={letterKeys.value === 'on'} onChange={(event) => (letterKeys.value = event.currentTarget.checked ? 'on' : 'off')} />
          {t('help.letters')}
        </label>
        <form method="dialog">
          <span class="muted">Grundy {version.value}</span>
          <button type="submit" class="button primary">
            {t('help.close')}
          </button>
        </form>
      </dialog>
    </>
  );
}
