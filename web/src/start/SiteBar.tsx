// The bar of pages that are not the workbench.

import { Brand } from '../frame/Logo';
import { Help, LanguageSwitch, ThemeSwitch } from '../frame/Settings';
import '../frame/frame.css';
import { t } from '../i18n';
import { goHome, screen, showReductions, visit } from '../state/navigation';
import { position } from '../state/session';
import './start.css';

export function SiteBar() {
  const link = (name: string, href: string, go: () => void) => (
    <a
      href={href}
      onClick={(event) => {
        event.preventDefault();
        go();
      }}
    >
      {name}
    </a>
  );
  return (
    <header class="site">
      <Brand />
      <nav aria-label={t('page.nav')}>
        {link(t('page.games'), '#games', () => {
          goHome();
          requestAnimationFrame(() => document.getElementById('all-games')?.scrollIntoView());
        })}
        {link(t('page.reductions'), '#reductions', showReductions)}
        {screen.value !== 'start' && position.value && link(t('page.back'), '#', () => visit('bench'))}
      </nav>
      <div class="site-tools">
        <LanguageSwitch whole />
        <ThemeSwitch />
        <Help />
      </div>
    </header>
  );
}
