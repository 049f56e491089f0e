// The board as a widget of a notebook (anywidget). Each widget loads this module for itself, so that it has a state of its own; it
// stands in a shadow tree, so that neither its styles nor those of the notebook disturb the other.

import { effect } from '@preact/signals';
import { render as draw } from 'preact';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/fields.css';
import '../frame/frame.css';
import '../frame/strip.css';
import './notebook.css';
import { setTransport } from '../api/client';
import { gestures } from '../board/gestures';
import { provide } from '../board/gesturing';
import { transportBy } from '../api/tasks';
import { keepLooking } from '../state/past';
import { mode, open, position, seats } from '../state/session';
import { language, type Language } from '../state/settings';
import { keepSolving } from '../state/solving';
import { Kernel, type Model } from './kernel';
import { Notebook } from './Notebook';

/** All styles: the build puts them here. */
const STYLE = '__STYLE__';

interface Context {
  model: Model;
  el: HTMLElement;
}

export default { initialize, render };

/** Once for each widget, before it is shown. */
function initialize({ model }: { model: Model }): void {
  setTransport(Promise.resolve(transportBy(new Kernel(model))));
  provide(gestures);
  const lang = model.get('lang');
  if (lang === 'en' || lang === 'pt') language.value = lang satisfies Language;
  seats.value = { alice: 'person', bob: 'person' };
  mode.value = model.get('results') ? 'analyse' : 'play';
  keepSolving();
  keepLooking();
  const follow = () => {
    const problem = model.get('problem') as string;
    if (problem !== position.peek()?.problem) void open(problem);
  };
  model.on('change:problem', follow);
  follow();
  effect(() => {
    const shown = position.value?.problem;
    if (shown === undefined || shown === model.get('problem')) return;
    model.set('problem', shown);
    model.save_changes();
  });
}

/** Each time that it is shown; returns how to take it away. */
function render({ el }: Context): () => void {
  const host = el.ownerDocument.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const style = el.ownerDocument.createElement('style');
  style.textContent = STYLE;
  const stage = el.ownerDocument.createElement('div');
  root.append(style, stage);
  el.append(host);
  const dark = el.ownerDocument.body.dataset.jpThemeLight;
  if (dark !== undefined) host.dataset.theme = dark === 'false' ? 'dark' : 'light';
  draw(<Notebook />, stage);
  return () => {
    draw(null, stage);
    host.remove();
  };
}
