// The games that the server knows, each with its picture, its rules and where they come from.

import { signal } from '@preact/signals';
import { api } from '../api/client';
import type { GameInfo } from '../api/types';
import { say, t } from '../i18n';
import { Select, TextField } from '../parts/Fields';
import { MistakeText } from '../parts/MistakeText';
import { games, gamesMistake } from '../state/games';
import { visit } from '../state/navigation';
import { language } from '../state/settings';
import './gallery.css';
import { ProblemBox } from './ProblemBox';
import { type BoardFilter, boardKinds, matching } from './search';

const sought = signal('');
const board = signal<BoardFilter>('any');

export function Gallery() {
  const found = matching(games.value, sought.value, board.value);
  return (
    <main class="gallery">
      <h1>{t('gallery.title')}</h1>
      <p class="muted">{t('gallery.intro')}</p>
      <div class="row search">
        <TextField type="search" label={t('gallery.search')} value={sought.value} onInput={(text) => (sought.value = text)} />
        <BoardSelect />
      </div>
      <ProblemBox />
      <MistakeText mistake={gamesMistake.value} />
      <p class="muted" aria-live="polite">
        {t('gallery.found', { n: found.length })}
      </p>
      <ul class="cards">
        {found.map((game) => (
          <li key={game.id}>
            <Card game={game} />
          </li>
        ))}
      </ul>
    </main>
  );
}

function BoardSelect() {
  const kinds: BoardFilter[] = ['any', ...boardKinds(games.value)];
  const options = kinds.map((value) => ({ value, name: t(`boards.${value}`) }));
  return <Select label={t('gallery.boards')} value={board.value} options={options} onChange={(kind) => (board.value = kind)} />;
}

function Card({ game }: { game: GameInfo }) {
  const example = game.examples[0];
  const name = say(game.name);
  const choose = (event: MouseEvent) => {
    event.preventDefault();
    visit({ screen: 'game', game: game.id });
  };
  return (
    <article class="card">
      <a href={`#game=${game.id}`} onClick={choose}>
        {example && <img class="picture" src={api.picture(example.problem, language.value)} alt="" loading="lazy" />}
        <h2>{name}</h2>
      </a>
      <p>{say(game.rules)}</p>
      {example && <p class="muted source">{t('gallery.source', { source: example.source })}</p>}
    </article>
  );
}
