// One side of a reduction: its board, what is known about it, and what the last move stands for on the other side.

import { useMemo } from 'preact/hooks';
import type { Applied, LegalMove, Position } from '../api/types';
import { Board } from '../board/Board';
import { type Decoration, partClass } from '../board/decoration';
import { say, t } from '../i18n';
import { Known, overText, Solving } from '../parts/Findings';
import { MistakeText } from '../parts/MistakeText';
import { verticesOf } from '../state/echo';
import { gameOf } from '../state/games';
import { start } from '../state/navigation';
import { counterparts, echoed, showResults, type Side, type SideName, sides } from '../state/reduction';

interface SideBoardProps {
  name: SideName;
  built: Applied;
}

export function SideBoard({ name, built }: SideBoardProps) {
  const side = sides[name];
  const now = side.table.position.value;
  const { game } = name === 'source' ? built.reduction.from : built.reduction.to;
  const title = t(`reduction.${name}Side`, { game: say(gameOf(game)?.name ?? { en: game, pt: game }) });
  return (
    <section class="side" data-side={name} aria-label={title}>
      <div class="side-head">
        <h2>{title}</h2>
        {now && <p class="turn">{now.over ? overText(now) : t('turn.player', { player: t(`player.${now.next}`) })}</p>}
      </div>
      <div class="side-line">
        <code class="side-problem" title={built[name]}>
          {built[name]}
        </code>
        {now && <SideControls side={side} now={now} />}
      </div>
      <MistakeText mistake={side.table.mistake.value} />
      {now && <SideStage name={name} built={built} now={now} />}
      {name === 'target' && <Parts built={built} />}
      <Counterparts name={name} built={built} />
      {now && !now.over && showResults.value && <SideFindings side={side} now={now} />}
    </section>
  );
}

function SideFindings({ side: { solver }, now }: { side: Side; now: Position }) {
  return (
    <>
      <div aria-live="polite">
        <Known solver={solver} />
      </div>
      <Solving solver={solver} now={now} />
    </>
  );
}

function SideStage({ name, built, now }: SideBoardProps & { now: Position }) {
  const { table, solver } = sides[name];
  const decoration = useMemo((): Decoration => ({ names: built.vertices, parts: built.parts }), [built]);
  const view = table.shownView.value;
  return (
    <div class="board-frame">
      {view && (
        <Board
          view={view}
          layouts={table.layouts.value}
          choices={solver.choices.value}
          showResults={showResults.value}
          marked={table.marked.value}
          onMark={(text) => (table.marked.value = text)}
          onPlay={(text) => void table.play(text)}
          disabled={now.over !== null}
          label={say(now.description)}
          mover={now.next}
          last={now.played.at(-1)?.places ?? []}
          onLayout={(part, points) => table.moveVertices(part, points)}
          decoration={name === 'target' ? decoration : undefined}
          echoed={echoed[name].value}
          play={now.start}
        />
      )}
    </div>
  );
}

/** The parts of what was built, in their colours. */
function Parts({ built: { parts, vertices } }: { built: Applied }) {
  return (
    <ul class="parts" aria-label={t('reduction.parts')}>
      {parts.map((part, index) => (
        <li key={index}>
          <span class={`part-swatch ${partClass(index)}`} aria-hidden="true" />
          {say(part.name)}
          {part.vertices.length > 1 && <span class="muted">{part.vertices.map((vertex) => vertices[vertex]).join(', ')}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Stepping through the play, and the moves that have no place on the board. */
function SideControls({ side: { table }, now }: { side: Side; now: Position }) {
  const played = table.moment.value;
  return (
    <div class="row side-controls">
      {now.legal.filter(({ places }) => places.length === 0).map(({ text }) => (
        <button key={text} type="button" class="button" onClick={() => void table.play(text)}>
          {text}
        </button>
      ))}
      <button type="button" class="button" disabled={played === 0} onClick={() => void table.goTo(played - 1)}>
        {t('play.undo')}
      </button>
      <button type="button" class="button" disabled={table.newest.value} onClick={() => void table.goTo(played + 1)}>
        {t('play.redo')}
      </button>
      <button type="button" class="button" disabled={played === 0} onClick={() => void table.open(now.start)}>
        {t('play.restart')}
      </button>
      <button type="button" class="button" onClick={() => void start(now.problem, table.places.value)}>
        {t('reduction.open')}
      </button>
    </div>
  );
}

/** A move of the target with the names of its vertices. */
function withNames(move: LegalMove, { vertices }: Applied): string {
  const names = verticesOf(move).map((vertex) => vertices[vertex]);
  return names.length === 0 ? move.text : `${move.text} (${names.join(', ')})`;
}

/** At most this many moves are offered; others are made on the board. */
const MOST_OFFERED = 12;

/** What the last move of this side stands for on the other, to play it there. */
function Counterparts({ name, built }: SideBoardProps) {
  const last = sides[name].table.position.value?.played.at(-1);
  const moves = counterparts(name);
  const other = sides[name === 'source' ? 'target' : 'source'].table;
  if (!last || moves.length === 0) return null;
  const named = (move: LegalMove) => (name === 'source' ? withNames(move, built) : move.text);
  return (
    <div class="counterparts">
      <span>{t('reduction.standsFor', { move: last.text })}</span>
      {moves.slice(0, MOST_OFFERED).map((move) => (
        <button key={move.text} type="button" class="button" onClick={() => void other.play(move.text)}>
          {named(move)}
        </button>
      ))}
    </div>
  );
}
