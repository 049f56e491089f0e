// The screen of a table: the family and its range, the values in rows of one period, and their plot.

import { useEffect, useState } from 'preact/hooks';
import type { TableRow } from '../api/types';
import { say, t } from '../i18n';
import { Select, TextField } from '../parts/Fields';
import { MistakeText } from '../parts/MistakeText';
import { Progress } from '../parts/Progress';
import { download, textFile } from '../parts/save';
import { sentenceText, valueText } from '../parts/valueText';
import { SiteBar } from '../start/SiteBar';
import { playLink } from '../state/address';
import { GRAPHS, headOf } from '../state/family';
import { isDrawn } from '../state/boards';
import { gameOf } from '../state/games';
import { asked, ended, mistake, rowLength, rows, tabulate, tabulating } from '../state/tabulation';
import { Plot } from './Plot';

export function TablePage() {
  return (
    <div class="home">
      <SiteBar />
      <main class="table-page" id="content" tabIndex={-1}>
        <h1>{t('table.title')}</h1>
        <p class="muted">{t('table.intro')}</p>
        <Asking />
        <MistakeText mistake={mistake.value} />
        {tabulating.state.value !== 'failed' && (
          <Progress job={tabulating} doing={`${t('table.running')} ${t('table.rows', { n: rows.value.length })}`} onAgain={() => tabulate(asked.peek())} />
        )}
        <Found />
      </main>
    </div>
  );
}

/** The largest number of a range. */
const MOST = 1_000_000;

function Asking() {
  const now = asked.value;
  const [text, setText] = useState(now.family);
  const [from, setFrom] = useState(String(now.from));
  const [to, setTo] = useState(String(now.to));
  const [want, setWant] = useState(now.want);
  useEffect(() => {
    setText(now.family);
    setFrom(String(now.from));
    setTo(String(now.to));
    setWant(now.want);
  }, [now]);
  const submit = (event: Event) => {
    event.preventDefault();
    tabulate({ screen: 'table', family: text.trim(), from: Number(from), to: Number(to), want });
  };
  const wants = [
    { value: 'auto' as const, name: t('table.auto') },
    { value: 'winner' as const, name: t('table.winner') },
  ];
  return (
    <form class="table-form" onSubmit={submit}>
      <TextField label={t('table.family')} help={t('table.familyHelp')} value={text} examples={examplesFor(text)} wrong={mistake.value !== null} onInput={setText} />
      <TextField type="number" label={t('table.from')} value={from} least={0} greatest={MOST} onInput={setFrom} />
      <TextField type="number" label={t('table.to')} value={to} least={0} greatest={MOST} onInput={setTo} />
      <Select label={t('table.want')} value={want} options={wants} onChange={(value) => setWant(value)} />
      <button type="submit" class="button primary" disabled={text.trim() === '' || from === '' || to === ''}>
        {t('table.make')}
      </button>
    </form>
  );
}

/** Families of graphs, for a game that is played on them. */
function examplesFor(family: string): string[] {
  const head = headOf(family);
  const game = gameOf(head.split(/[{:]/)[0] ?? '');
  return game && isDrawn(game.instance) ? GRAPHS.map((graph) => head + graph) : [];
}

function Found() {
  const found = rows.value;
  const end = ended.value;
  return (
    <>
      <div class="table-told" aria-live="polite">
        {end?.sentences.map((sentence) => <p key={sentence.en}>{capital(sentenceText(say(sentence)))}.</p>)}
        {end && !end.solved && <p>{t('table.stopped')}</p>}
      </div>
      {found.length > 0 && <Values rows={found} length={rowLength.value} />}
      {found.length > 0 && <Plot rows={found} period={end?.period ?? null} />}
    </>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What a row shows. */
function textOf({ value, winner }: TableRow): string {
  if (value !== null) return valueText(value);
  if (winner === null) return '?';
  return t(winner === 'draw' ? 'winner.draw' : `player.${winner}`);
}

function Values({ rows: found, length }: { rows: TableRow[]; length: number }) {
  const first = found[0]?.n ?? 0;
  const lines = Array.from({ length: Math.ceil(found.length / length) }, (_, line) => found.slice(line * length, (line + 1) * length));
  return (
    <section aria-label={t('table.values')}>
      <div class="scroll" tabIndex={0} role="group" aria-label={t('table.values')}>
        <table class="value-table">
          <thead>
            <tr>
              <th scope="col">n</th>
              {lines[0]?.map((_, column) => (
                <th key={column} scope="col">
                  +{column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              <tr key={index}>
                <th scope="row">{first + index * length}</th>
                {line.map((row) => (
                  <Cell key={row.n} row={row} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div class="row table-notes">
        {found.some(({ lost }) => lost) && <span class="muted">{t('table.lost')}</span>}
        <button type="button" class="button" onClick={() => saveRows(found)}>
          {t('table.save')}
        </button>
      </div>
    </section>
  );
}

/** A value is a link to its problem. */
function Cell({ row }: { row: TableRow }) {
  const text = textOf(row);
  return (
    <td data-lost={row.lost ?? false}>
      <a href={playLink(row.problem)} title={t('table.open', { problem: row.problem, value: text })} data-n={row.n}>
        {text}
      </a>
    </td>
  );
}

function saveRows(found: TableRow[]): void {
  const line = ({ n, problem, value, winner }: TableRow) => [n, `"${problem}"`, `"${value ?? ''}"`, winner ?? ''].join();
  download('table.csv', textFile(['n,problem,value,winner', ...found.map(line), ''].join('\n')));
}
