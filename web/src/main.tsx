import { render } from 'preact';
import { setTransport } from './api/client';
import { moduleAddress } from './api/transport';
import { App } from './App';
import { listenForKeys } from './frame/keys';
import { keepChecking } from './state/draft';
import { loadGames } from './state/games';
import { follow, keepAddress } from './state/navigation';
import { keepOpponent } from './state/opponent';
import { keepGraph } from './state/gameGraph';
import { keepLooking } from './state/past';
import { applySettings } from './state/settings';
import { keepSolving } from './state/solving';
import { keepTitle } from './state/title';

// Without a server the library itself is loaded.
if (moduleAddress) setTransport(import('./engine/engine').then(({ engine }) => engine()));
applySettings(document.documentElement);
keepAddress();
keepTitle();
keepSolving();
keepLooking();
keepGraph();
keepOpponent();
keepChecking();
listenForKeys();
void loadGames();
void follow();
const page = document.getElementById('page');
if (page) render(<App />, page);

// The fonts come after the first paint; until then fallbacks of the same metrics stand in for them.
requestAnimationFrame(() => setTimeout(() => void import('./styles/fonts.css').catch(() => undefined), 0));

// Without a server the page can also do without a network.
if (moduleAddress) addEventListener('load', () => void import('./engine/install').then(({ install }) => install()).catch(() => undefined));
