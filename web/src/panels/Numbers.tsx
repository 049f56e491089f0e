// What is known of the board without asking, and its numbers: those of the game and those without play, each computed when
// it is asked for. Answers stay in the list.

import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { BoardNumber, NumberFound, Position, View } from '../api/types';
import { KeyField } from '../draw/Options';
import { say, t } from '../i18n';
import { isDrawn } from '../state/boards';
import { familyOf } from '../state/family';
import { gameOf } from '../state/games';
import { answers, askAll, askingAll, asks, boardNumbers, loadNumbers, textOfNumber } from '../state/numbers';
import { showTable } from '../state/navigation';
import { moment, position } from '../state/session';
import { MORE_SECONDS, SECONDS } from '../state/solver';

export function Numbers() {
  const now = position.value;
  if (!now) return null;
  return (
    <>
      <dl class="numbers">
        {factsOf(now).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <OfBoard key={now.start} start={now.start} />
      <TableDoor now={now} />
    </>
  );
}

/** The numbers of the board, which do not depend on the moves. */
function OfBoard({ start }: { start: string }) {
  useEffect(() => void loadNumbers(start), [start]);
  const numbers = boardNumbers.value?.start === start ? boardNumbers.value.numbers : [];
  if (numbers.length === 0) return null;
  const all = askingAll.value;
  return (
    <>
      <div class="row">
        <button type="button" class="button" onClick={() => (all ? askingAll.peek()?.abort() : void askAll(start, numbers))}>
          {all ? t('job.cancel') : t('numbers.all')}
        </button>
      </div>
      <List title={t('numbers.title')} start={start} numbers={numbers.filter(({ played }) => played)} />
      <List title={t('numbers.plain')} start={start} numbers={numbers.filter(({ played }) => !played)} />
    </>
  );
}

function List({ title, start, numbers }: { title: string; start: string; numbers: BoardNumber[] }) {
  if (numbers.length === 0) return null;
  return (
    <section>
      <h2 class="heading">{title}</h2>
      <dl class="numbers">
        {numbers.map((number) => (
          <Asked key={number.name} start={start} number={number} />
        ))}
      </dl>
    </section>
  );
}

/** Counts that tell nothing about the winner. */
function factsOf(now: Position): [string, number][] {
  const graphs = graphsOf(now.view);
  const sum = (count: (graph: (typeof graphs)[number]) => number) => graphs.reduce((total, graph) => total + count(graph), 0);
  const drawn: [string, number][] =
    graphs.length > 0
      ? [
          [t('numbers.vertices'), sum(({ vertices }) => vertices.length)],
          [t('numbers.edges'), sum(({ edges }) => edges.length)],
        ]
      : [];
  return [...drawn, [t('numbers.played'), moment.value], [t('numbers.legal'), now.legal.length]];
}

const graphsOf = (view: View): Extract<View, { kind: 'graph' }>['view'][] => {
  if (view.kind === 'several') return view.view.flatMap(graphsOf);
  return view.kind === 'graph' ? [view.view] : [];
};

/** The keys that were given with the names of numbers. */
const given = signal<Record<string, Record<string, string>>>({});

function Asked({ start, number }: { start: string; number: BoardNumber }) {
  const { name, help, keys } = number;
  const values = given.value[name] ?? {};
  const text = textOfNumber(number, values);
  const job = asks(start, text);
  const found = answers.value.get(`${start} ${text}`);
  const running = job.state.value === 'running';
  const set = (key: string) => (value: string) => (given.value = { ...given.peek(), [name]: { ...values, [key]: value } });
  return (
    <div>
      <dt>
        <NumberName name={name} /> <span>{say(help)}</span>
        {keys.map((key) => (
          <KeyField key={key.name} gameKey={key} value={values[key.name] ?? (number.played ? '' : key.default)} onChange={set(key.name)} />
        ))}
        {job.state.value === 'failed' && <small class="mistake">{job.failure.value}</small>}
        {found && <Reason found={found} />}
      </dt>
      <dd>
        {found && found.status === 'solved' ? (
          (found.number ?? t('numbers.none'))
        ) : running ? (
          <button type="button" class="link" aria-label={`${t('job.cancel')}: ${name}`} onClick={() => job.cancel()}>
            {t('job.cancel')}
          </button>
        ) : (
          <button type="button" class="link" aria-label={`${t('numbers.ask')}: ${name}`} onClick={() => void job.ask(found ? MORE_SECONDS : SECONDS)}>
            {t(found ? 'solve.longer' : 'numbers.ask')}
          </button>
        )}
      </dd>
    </div>
  );
}

/** Why there is no number, or what is known of it; and what decided. */
function Reason({ found: { number, reason, bounds, engine } }: { found: NumberFound }) {
  const lines = [
    ...(reason && number === null ? [say(reason)] : []),
    ...(number === null ? bounds.map((bound) => t('numbers.bound', { bound: say(bound) })) : []),
    ...(number !== null && engine.en !== '' ? [t('numbers.by', { engine: say(engine) })] : []),
  ];
  return (
    <>
      {lines.map((line) => (
        <small key={line} class="muted">
          {line}
        </small>
      ))}
    </>
  );
}

/** Opens a table over a family that the board is of. */
function TableDoor({ now }: { now: Position }) {
  const [summand, ...others] = now.summands;
  const game = gameOf(summand?.game ?? '');
  const [family, setFamily] = useState('');
  useEffect(() => setFamily(game && others.length === 0 ? familyOf(now.start, isDrawn(game.instance)) : ''), [now.start, game?.id]);
  if (!family) return null;
  return (
    <section>
      <h2 class="heading">{t('numbers.table')}</h2>
      <p class="muted">{t('numbers.tableHelp')}</p>
      <button type="button" class="button" onClick={() => showTable(family)}>
        {t('table.title')}: <code>{family}</code>
      </button>
    </section>
  );
}

const GREEK: Record<string, string> = { alpha: 'α', gamma: 'γ', Gamma: 'Γ', omega: 'ω', nu: 'ν', chi: 'χ', Delta: 'Δ' };

/** `chi_g'` as χ with g below and a prime; names that are words as they are. */
export function NumberName({ name }: { name: string }) {
  const [letter = '', ...rest] = name.replace(/'$/, '').split('_');
  const isLetter = letter in GREEK || letter.length <= 3;
  const below = isLetter ? rest.join('_') : '';
  return (
    <i class="value-text">
      {isLetter ? (GREEK[letter] ?? letter) : [letter, ...rest].join(' ')}
      {below && <sub>{below}</sub>}
      {name.endsWith("'") && '′'}
    </i>
  );
}
