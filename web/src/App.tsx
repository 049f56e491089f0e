// The page: a bar on top, and one of three screens.

import { t } from './i18n';
import { Gallery } from './gallery/Gallery';
import { Play } from './play/Play';
import { Game } from './setup/Game';
import { screen } from './state/navigation';
import { TopBar } from './TopBar';

export function App() {
  return (
    <>
      <a class="skip" href="#content" onClick={skip}>
        {t('page.skip')}
      </a>
      <TopBar />
      <div id="content" tabIndex={-1}>
        <Shown />
      </div>
    </>
  );
}

/** The address is the page's own, so the link must not change it. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}

function Shown() {
  const shown = screen.value;
  switch (shown.screen) {
    case 'games':
      return <Gallery />;
    case 'game':
      return <Game id={shown.game} />;
    case 'play':
      return <Play />;
  }
}
