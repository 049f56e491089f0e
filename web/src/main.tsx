import { render } from 'preact';
import { App } from './App';
import './parts/parts.css';
import { loadGames } from './state/games';
import { follow, keepAddress } from './state/navigation';
import { keepOpponent, keepReplaying } from './state/opponent';
import { applySettings } from './state/settings';
import { keepSolving } from './state/solving';

applySettings(document.documentElement);
keepAddress();
keepSolving();
keepOpponent();
keepReplaying();
void loadGames();
void follow();
const page = document.getElementById('page');
if (page) render(<App />, page);
