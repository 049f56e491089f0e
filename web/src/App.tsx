// The page: the start, or the workbench with a board on it.

import { useEffect, useRef } from 'preact/hooks';
// Styles of what is loaded later come at once: a browser does not try again to load a style sheet.
import './draw/draw.css';
import './reduce/reduction.css';
import './table/table.css';
import { loadGestures } from './board/gesturing';
import { CommandDialog } from './command/CommandDialog';
import { Announcer } from './frame/Announcer';
import './panels/game-graph.css';
import './panels/panels.css';
import './panels/why.css';
import './frame/room.css';
import './frame/help.css';
import './frame/frame.css';
import './frame/strip.css';
import './frame/narrow.css';
import { t } from './i18n';
import { lazily } from './parts/lazily';
import { Start } from './start/Start';
import { screen } from './state/navigation';

/** Loaded when they are first shown, those with boards to work on together with what moves and zooms them. */
const Workbench = lazily(() => working(import('./frame/Workbench').then((module) => module.Workbench)));
const Reduction = lazily(() => working(import('./reduce/Reduction').then((module) => module.Reduction)));
const TablePage = lazily(() => import('./table/TablePage').then((module) => module.TablePage));
const DrawBench = lazily(() => working(import('./draw/DrawBench').then((module) => module.DrawBench)));

async function working<Screen>(screen: Promise<Screen>): Promise<Screen> {
  const [shown] = await Promise.all([screen, loadGestures()]);
  return shown;
}

export function App() {
  useFocusOnChange();
  return (
    <>
      <a class="skip" href="#content" onClick={skip}>
        {t('page.skip')}
      </a>
      <Shown />
      <CommandDialog />
      <Announcer />
    </>
  );
}

/** A new screen starts at the top, and with the focus on its content, as soon as that has been loaded. */
function useFocusOnChange(): void {
  const now = screen.value;
  const before = useRef(now);
  useEffect(() => {
    if (before.current === now) return;
    before.current = now;
    scrollTo(0, 0);
    let frame = 0;
    const focus = () => {
      const content = document.getElementById('content');
      if (content) content.focus({ preventScroll: true });
      else frame = requestAnimationFrame(focus);
    };
    focus();
    return () => cancelAnimationFrame(frame);
  }, [now]);
}

/** The address is the page's own, so the link must not change it. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}

function Shown() {
  switch (screen.value) {
    case 'start':
      return <Start />;
    case 'draw':
      return <DrawBench />;
    case 'bench':
      return <Workbench />;
    case 'reduction':
      return <Reduction />;
    case 'table':
      return <TablePage />;
  }
}
