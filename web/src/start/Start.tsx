// The start: a sentence, a board to play at once, the doors to playing and drawing, the command box, and all games in groups.

import { useState } from 'preact/hooks';
import { CommandBox, gameSuggestions } from '../command/CommandBox';
import { takeGame } from '../command/CommandDialog';
import { Offline } from '../frame/Offline';
import { say, t } from '../i18n';
import { Icon } from '../parts/Icon';
import { MistakeText } from '../parts/MistakeText';
import { changeBoard, draftGame, openGame } from '../state/draft';
import { gameOf, games, gamesMistake, groups, starters, version } from '../state/games';
import { draw, refused, showReductions, showTable, start } from '../state/navigation';
import { writeAddress } from '../state/address';
import { isDrawn } from '../state/boards';
import { familyOf } from '../state/family';
import { Cards, Group } from './Cards';
import { Live } from './Live';
import { PuzzleOfTheDay } from './PuzzleOfTheDay';
import { SiteBar } from './SiteBar';
import './start.css';

/** Texts to try. */
const TRIES = 3;

export function Start() {
  return (
    <div class="home">
      <SiteBar />
      <main id="content" tabIndex={-1}>
        <section class="hero">
          <div class="saying-it">
            <h1>{t('start.title')}</h1>
            <p class="intro">{t('start.intro', { n: games.value.length || 65 })}</p>
            <Doors />
            <Command />
          </div>
          <Live />
        </section>
        <Offline />
        <MistakeText mistake={gamesMistake.value} />
        <section class="first" aria-labelledby="start-here">
          <h2 id="start-here">{t('start.here')}</h2>
          <Cards games={starters.value.flatMap((id) => gameOf(id) ?? [])} wide>
            <PuzzleOfTheDay />
          </Cards>
        </section>
        <AllGames />
      </main>
      <footer class="foot">
        <span>Grundy {version.value}</span>
        <a
          href="#reductions"
          onClick={(event) => {
            event.preventDefault();
            showReductions();
          }}
        >
          {t('page.reductions')}
        </a>
        <TableLink />
      </footer>
    </div>
  );
}

/** All games in their groups, or those of one group. */
function AllGames() {
  const [chosen, setChosen] = useState<string | null>(null);
  const choice = (id: string | null, name: string, count: number) => (
    <button key={id} type="button" class="chip" aria-pressed={chosen === id} onClick={() => setChosen(id)}>
      {name} <span>{count}</span>
    </button>
  );
  return (
    <div id="all-games" class="all-games">
      <div class="choices" role="group" aria-label={t('start.groups')}>
        {choice(null, t('start.all'), games.value.length)}
        {groups.value.map((group) => choice(group.id, say(group.name), group.games.length))}
      </div>
      {groups.value
        .filter(({ id }) => chosen === null || chosen === id)
        .map((group) => (
          <Group key={group.id} group={group} />
        ))}
    </div>
  );
}

function Doors() {
  const first = starters.value[0];
  const play = () => {
    const game = gameOf(first ?? '');
    if (game) void start(game.first);
  };
  const drawGraph = async () => {
    const drawn = draftGame.peek();
    if (!drawn || !isDrawn(drawn.instance)) await openGame(first ?? '');
    changeBoard('{}', []);
    await draw(null);
  };
  return (
    <div class="doors">
      <button type="button" class="button primary large" disabled={!first} onClick={play}>
        <Icon name="play" />
        {t('start.play')}
      </button>
      <button type="button" class="button large" disabled={!first} onClick={() => void drawGraph()}>
        <Icon name="pencil" />
        {t('start.draw')}
      </button>
    </div>
  );
}

/** The command box; a link that could not be opened stands in it, with what is wrong. */
function Command() {
  const link = refused.value;
  const tries = starters.value.slice(0, TRIES).flatMap((id) => gameOf(id)?.first ?? []);
  return (
    <>
      <CommandBox
        key={link?.text}
        label={t('command.title')}
        initial={link?.text ?? ''}
        initialMistake={link?.mistake ?? null}
        suggest={(text) => gameSuggestions(text, takeGame)}
      />
      <p class="try">
        {t('start.try')}
        {tries.map((problem) => (
          <button key={problem} type="button" class="link" onClick={() => void start(problem)}>
            <code>{problem}</code>
          </button>
        ))}
      </p>
    </>
  );
}

/** A table of the first game that is drawn, to begin with. */
function TableLink() {
  const game = starters.value.flatMap((id) => gameOf(id) ?? []).find(({ instance }) => isDrawn(instance));
  if (!game) return null;
  const family = familyOf(`${game.id}:`, true);
  return (
    <a
      href={writeAddress({ screen: 'table', family, from: 0, to: 40, want: 'auto' })}
      onClick={(event) => {
        event.preventDefault();
        showTable(family);
      }}
    >
      {t('table.plural')}
    </a>
  );
}
