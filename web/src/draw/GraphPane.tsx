// "This graph": every game that can be played on what is drawn, with its winner, value and numbers, and every number that is
// defined without play, filled as answers come.

import { useEffect, useState } from 'preact/hooks';
import { say, t, type TextKey } from '../i18n';
import { NumberName } from '../panels/Numbers';
import { valueText } from '../parts/valueText';
import { Winner } from '../parts/Winner';
import { labelsOf } from '../state/boards';
import { draft, draftGame } from '../state/draft';
import { gameOf } from '../state/games';
import { wordsOf } from '../state/mistake';
import { start } from '../state/navigation';
import { worthOf } from '../state/results';
import { language } from '../state/settings';
import { asking, askLonger, type NumberRow, numberRows, pause, resume, rows, SHORT, stop, survey, surveyed, surveyError, surveyOf, type SurveyRow } from '../state/survey';
import './survey.css';

type Column = 'game' | 'winner' | 'value' | 'number';
const COLUMNS: Column[] = ['game', 'winner', 'value', 'number'];

/** How long a drawing must stay unchanged before its games are asked, in milliseconds. */
const CALM = 500;

export function GraphPane() {
  const game = draftGame.value;
  const graph = draft.value?.setup.instance.trim() ?? '';
  const labels = (game && labelsOf(game.instance)) ?? 'vertices';
  const ask = () => void survey(graph, labels);
  const empty = graph === '' || graph === '{}';
  useEffect(() => {
    if (empty) return;
    if (surveyOf(graph, labels) === surveyed.peek()) return resume();
    pause();
    const timer = setTimeout(ask, CALM);
    return () => clearTimeout(timer);
  }, [graph, labels]);
  // Nothing is asked for a table that nobody looks at.
  useEffect(() => pause, []);
  if (empty) return <p>{t('survey.empty')}</p>;
  const playable = rows.value.filter(({ state }) => state !== 'refused');
  const asked = [...playable, ...numberRows.value];
  const done = asked.filter(({ state }) => state === 'solved').length;
  return (
    <div class="survey">
      <p>{t('survey.intro', { n: SHORT })}</p>
      <div class="row">
        <span class="muted" role="status">
          {asked.length > 0 && t('survey.progress', { n: done, all: asked.length })}
        </span>
        {asking.value ? (
          <button type="button" class="button" onClick={stop}>
            {t('job.cancel')}
          </button>
        ) : (
          <button type="button" class="button" onClick={ask}>
            {t('survey.again')}
          </button>
        )}
      </div>
      {surveyError.value !== null && <p class="mistake">{wordsOf(surveyError.value)}</p>}
      <Table list={playable} />
      <Plain list={numberRows.value} />
      <Refused list={rows.value.filter(({ state }) => state === 'refused')} />
    </div>
  );
}

const worth = ({ answer }: SurveyRow): string => (answer ? worthOf(answer) : '');

/** What a row is sorted by; a row without it comes last. */
function keyOf(row: SurveyRow, column: Column): string {
  switch (column) {
    case 'game':
      return say(row.game.name);
    case 'winner':
      return row.answer?.winner ?? '';
    case 'value':
      return worth(row);
    case 'number':
      return row.numbers.size > 0 ? String([...row.numbers.values()][0]) : '';
  }
}

function Table({ list }: { list: SurveyRow[] }) {
  const [order, setOrder] = useState<{ column: Column; down: boolean } | null>(null);
  const sort = (column: Column) => setOrder({ column, down: order?.column === column && !order.down });
  const sorted = order === null ? currentFirst(list) : sortedBy(list, order.column, order.down);
  const direction = (column: Column) => (order?.column !== column ? 'none' : order.down ? 'descending' : 'ascending');
  return (
    <table class="survey-table" aria-label={t('survey.table')}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" aria-sort={direction(column)}>
              <button type="button" onClick={() => sort(column)}>
                {t(`survey.${column}`)}
                <span aria-hidden="true">{order?.column !== column ? '' : order.down ? ' ↓' : ' ↑'}</span>
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted.map((row) => (
          <Line key={row.game.game} row={row} />
        ))}
      </tbody>
    </table>
  );
}

/** The game that is drawn for stands on top until the table is sorted. */
const currentFirst = (list: SurveyRow[]): SurveyRow[] => list.toSorted((a, b) => Number(isCurrent(b)) - Number(isCurrent(a)));

const isCurrent = ({ game }: SurveyRow): boolean => game.game === draft.value?.game;

function sortedBy(list: SurveyRow[], column: Column, down: boolean): SurveyRow[] {
  const collator = new Intl.Collator(language.value, { numeric: true });
  return [...list].sort((one, other) => {
    const [a, b] = [keyOf(one, column), keyOf(other, column)];
    if (a === '' || b === '') return Number(a === '') - Number(b === '');
    return (down ? -1 : 1) * collator.compare(a, b);
  });
}

const STATES: Partial<Record<SurveyRow['state'], TextKey>> = { waiting: 'survey.waiting', running: 'survey.running', stopped: 'survey.stopped' };

/** A key as it is called among the options: `colors=3` as "Colours: 3". */
function keyText(id: string, text: string): string {
  const [name = '', value = ''] = text.split('=');
  const key = gameOf(id)?.keys.find((each) => each.name === name);
  if (!key) return text;
  const known = Array.isArray(key.values) ? key.values.find((each) => each.value === value) : undefined;
  return `${say(key.title)}: ${known ? say(known.name) : value}`;
}

function Line({ row }: { row: SurveyRow }) {
  const { game, answer, numbers, state } = row;
  const points = draft.value?.points ?? [];
  const play = () => void start(game.problem ?? '', points.length > 0 ? [points] : []);
  const details = [...game.keys.map((key) => keyText(game.game, key)), game.assumed ? say(game.assumed) : ''].filter(Boolean).join(', ');
  const doing = STATES[state];
  return (
    <tr data-game={game.game} data-state={state} class={isCurrent(row) ? 'current' : ''} aria-current={isCurrent(row) ? 'true' : undefined}>
      <th scope="row">
        <button type="button" class="link" onClick={play}>
          {say(game.name)}
        </button>
        {details && <small class="muted">{details}</small>}
      </th>
      {doing && !answer?.winner && worth(row) === '' ? (
        <td class="muted" colSpan={2}>
          {t(doing)}
        </td>
      ) : (
        <>
          <td>{answer?.winner && <Winner winner={answer.winner} />}</td>
          <td>
            <span class="value-text" title={valueText(worth(row))}>
              {valueText(worth(row))}
            </span>
          </td>
        </>
      )}
      <td>
        {[...numbers].map(([name, number]) => (
          <span key={name} class="found">
            <NumberName name={name} /> = {number}
          </span>
        ))}
        {state === 'stopped' && <Longer row={row} name={say(game.name)} />}
      </td>
    </tr>
  );
}

function Longer({ row, name }: { row: SurveyRow | NumberRow; name: string }) {
  return (
    <button type="button" class="link" aria-label={`${t('solve.longer')}: ${name}`} onClick={() => askLonger(row)}>
      {t('solve.longer')}
    </button>
  );
}

/** The numbers that are defined without play. */
function Plain({ list }: { list: NumberRow[] }) {
  if (list.length === 0) return null;
  return (
    <table class="survey-table plain" aria-label={t('numbers.plain')}>
      <thead>
        <tr>
          <th scope="col">{t('numbers.plain')}</th>
          <th scope="col">{t('survey.value')}</th>
        </tr>
      </thead>
      <tbody>
        {list.map((row) => (
          <tr key={row.number.name} data-number={row.number.name} data-state={row.state}>
            <th scope="row">
              <NumberName name={row.number.name} />
              <small class="muted">{say(row.number.help)}</small>
            </th>
            <td>
              <Found row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The number, or why there is none, or what is known of it. */
function Found({ row }: { row: NumberRow }) {
  const { found, state, number, error } = row;
  const doing = STATES[state];
  const reason = state === 'refused' ? wordsOf(error) : found?.reason && say(found.reason);
  return (
    <>
      {found?.number ?? (reason ? <small class="muted">{reason}</small> : doing && <span class="muted">{t(doing)}</span>)}
      {state === 'stopped' && <Longer row={row} name={number.name} />}
    </>
  );
}

/** Games that need something that the graph lacks, with the reason. */
function Refused({ list }: { list: SurveyRow[] }) {
  if (list.length === 0) return null;
  return (
    <section aria-label={t('survey.cannot')}>
      <h2 class="heading">{t('survey.cannot')}</h2>
      <ul class="refused">
        {list.map(({ game, error }) => (
          <li key={game.game}>
            {say(game.name)}: <span class="muted">{game.reason ? say(game.reason) : wordsOf(error)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
