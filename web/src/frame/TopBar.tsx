// The bar: what is on the board, the three modes, who plays, and what can be taken away.

import { choosing } from '../command/choosing';
import { t, type TextKey } from '../i18n';
import { Share } from '../panels/Share';
import { Icon, type IconName } from '../parts/Icon';
import { full } from '../state/panel';
import { position, seatKey } from '../state/session';
import { screen, showReductions } from '../state/navigation';
import { boardTitle, title } from '../state/title';
import { Brand } from './Logo';
import { Menu } from './Menu';
import { canDraw, type ModeName, modeNow, setMode } from './modes';
import { Players } from './Players';
import { Help, LanguageSwitch, ThemeSwitch } from './Settings';
import './frame.css';
import './strip.css';
import './narrow.css';

export function TopBar() {
  return (
    <header class="top">
      <Brand />
      <Picks />
      <Modes />
      <Tools />
    </header>
  );
}

/** Longer names take two lines on a phone, and still longer ones three. */
const [ONE_LINE, TWO_LINES] = [14, 30];

const lengthOf = (name: string): string => (name.length > TWO_LINES ? 'long longest' : name.length > ONE_LINE ? 'long' : '');

/** The game and the board; each opens the list of others. On a phone one button names both, and the lists are beside each other. */
function Picks() {
  const name = title.value || t('play.loading');
  const board = boardTitle.value || t('draw.empty');
  return (
    <div class="picks">
      <button type="button" class={`pick of-game ${lengthOf(name)}`} title={t('page.otherGame')} aria-haspopup="dialog" onClick={() => (choosing.value = 'games')}>
        <span>{name}</span>
        <Icon name="down" />
      </button>
      <button type="button" class="pick of-board" title={t('page.otherBoard')} aria-haspopup="dialog" onClick={() => (choosing.value = 'boards')}>
        <span>{board}</span>
        <Icon name="down" />
      </button>
      <button type="button" class={`pick of-both ${lengthOf(name)}`} title={t('page.otherOfBoth')} aria-haspopup="dialog" onClick={() => (choosing.value = 'games')}>
        <span>{name}</span> <span class="on-board">{board}</span>
        <Icon name="down" />
      </button>
    </div>
  );
}

const MODES: { id: ModeName; icon: IconName; key: string }[] = [
  { id: 'draw', icon: 'pencil', key: 'D' },
  { id: 'play', icon: 'play', key: 'P' },
  { id: 'analyse', icon: 'analyse', key: 'A' },
];

function Modes() {
  return (
    <div class="segments modes" role="group" aria-label={t('mode.label')}>
      {MODES.map(({ id, icon, key }) => {
        const name = t(`mode.${id}` as TextKey);
        const off = id === 'draw' && !canDraw.value;
        return (
          <button
            key={id}
            type="button"
            aria-label={name}
            title={off ? t('mode.noDraw') : `${name} (${key})`}
            aria-pressed={modeNow.value === id}
            disabled={off}
            onClick={() => void setMode(id)}
          >
            <Icon name={icon} />
            <span>{name}</span>
          </button>
        );
      })}
    </div>
  );
}

function Tools() {
  const onBench = screen.value === 'bench';
  // What belongs to a play keeps its place while a board is drawn, so that the modes beside it do not move.
  const ofPlay = `of-play ${onBench ? '' : 'away'}`;
  return (
    <div class="tools">
      <div class={ofPlay}>
        <Menu kind="chip who-plays" name={t('players.title')} face={<Seats />}>
          <Players />
        </Menu>
      </div>
      <LanguageSwitch />
      <ThemeSwitch />
      <Help />
      <div class={ofPlay}>
        <button type="button" class="icon-button" title={`${t('full.enter')} (F)`} aria-label={t('full.enter')} onClick={() => (full.value = true)}>
          <Icon name="full" />
        </button>
      </div>
      <Menu kind="button" around="sharing" name={t('share.title')} face={<ShareFace />}>
        <Share />
      </Menu>
      <More onBench={onBench} />
    </div>
  );
}

function ShareFace() {
  return (
    <>
      <Icon name="share" />
      <span class="share-word">{t('share.title')}</span>
    </>
  );
}

/** On a phone: what the bar has no room for. */
function More({ onBench }: { onBench: boolean }) {
  return (
    <Menu kind="icon-button" around="only-narrow" name={t('page.more')} face={<Icon name="more" />}>
      <div class="row">
        <LanguageSwitch whole />
        <ThemeSwitch />
        <button type="button" class="button quiet" onClick={showReductions}>
          {t('page.reductions')}
        </button>
        {onBench && (
          <button type="button" class="button quiet" onClick={() => (full.value = true)}>
            {t('full.enter')}
          </button>
        )}
      </div>
      {onBench && <Players />}
      {(!onBench || position.value) && <Share />}
    </Menu>
  );
}

/** Who sits where, in a few words. */
function Seats() {
  const seat = (player: 'alice' | 'bob') => (
    <>
      <span class={`mark ${player}`} aria-hidden="true" />
      <span>
        <span class="seat-word">{t(seatKey(player))}: </span>
        <b>{t(`player.${player}`)}</b>
      </span>
    </>
  );
  return (
    <>
      {seat('alice')}
      <span class="between" />
      {seat('bob')}
    </>
  );
}
