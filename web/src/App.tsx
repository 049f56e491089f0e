// The page: a bar on top, and one of three screens.

import { useEffect, useRef } from 'preact/hooks';
import { t } from './i18n';
import { Gallery } from './gallery/Gallery';
import { Play } from './play/Play';
import { lazily } from './parts/lazily';
import { Game } from './setup/Game';
import { screen } from './state/navigation';
import { TopBar } from './TopBar';

/** Loaded when it is first shown. */
const Reduction = lazily(() => import('./reduce/Reduction').then((module) => module.Reduction));

export function App() {
  const content = useFocusOnChange();
  return (
    <>
      <a class="skip" href="#content" onClick={skip}>
        {t('page.skip')}
      </a>
      <TopBar />
      <div id="content" ref={content} tabIndex={-1}>
        <Shown />
      </div>
    </>
  );
}

/** A new screen starts at the top. */
function useFocusOnChange() {
  const content = useRef<HTMLDivElement>(null);
  const now = JSON.stringify(screen.value);
  const before = useRef(now);
  useEffect(() => {
    if (before.current === now) return;
    before.current = now;
    scrollTo(0, 0);
    content.current?.focus({ preventScroll: true });
  }, [now]);
  return content;
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
    case 'reduction':
      return <Reduction />;
  }
}
