// Why: who wins in one line, the reasons, the picture that shows it, moves to try, a line of play, what decided; and on request every
// step of the explanation.

import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Digest, Labelled, Player, Position, Sentence, Step, TextTable, View } from '../api/types';
import { StillBoard } from '../board/StillBoard';
import { say, t } from '../i18n';
import { Picture as DrawnPicture } from '../parts/Picture';
import { Progress } from '../parts/Progress';
import { sentenceText, valueText } from '../parts/valueText';
import { Job } from '../state/job';
import { layouts, position } from '../state/session';
import { SECONDS } from '../state/solver';
import { current } from '../state/solving';
import { Answers, BestLine, MovesToTry } from './WhyMoves';
import './why.css';

interface Told {
  steps: Step[];
  digest: Digest;
}

export function Why() {
  const now = position.value;
  return now && <Explanation key={now.problem} now={now} />;
}

function Explanation({ now }: { now: Position }) {
  const [job] = useState(() => new Job());
  const [told, setTold] = useState<Told | null>(null);
  const [whole, setWhole] = useState(false);
  const explain = () =>
    void job.run(
      (stop) => api.explain({ problem: now.problem, seconds: SECONDS }, stop),
      (event) => {
        if (event.kind === 'explanation') setTold(event);
      },
    );
  useEffect(() => {
    explain();
    return () => job.reset();
  }, [now.problem]);
  return (
    <>
      <Progress job={job} doing={t('why.running')} onAgain={explain} />
      {told && <InShort now={now} told={told} />}
      {told && (
        <p class="decided">
          {told.digest.decided.map((index) => told.steps[index] && <span key={index}>{textOf(told.steps[index])} </span>)}
          <button type="button" class="link" aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {t(whole ? 'why.fewer' : 'why.everyStep')}
          </button>
        </p>
      )}
      {told && whole && <EveryStep steps={told.steps} />}
    </>
  );
}

/** A step in words. The move of a strategy is left out: it is among the moves to try. */
const reasonOf = ({ sentence, ...step }: Step): string => sentenceText(say(sentence.key === 'strategy' ? sentence.words : step));
const textOf = (step: Step): string => sentenceText(say(step));

function InShort({ now, told: { steps, digest } }: { now: Position; told: Told }) {
  const at = (index: number | null) => (index === null ? undefined : steps[index]);
  const [figure, answers, line] = [at(digest.figure), at(digest.answers), at(digest.line)];
  return (
    <div class="in-short">
      <VerdictLine step={at(digest.verdict)} />
      {digest.reasons.filter((index) => index !== digest.verdict || !isWinner(steps[index])).map((index) => steps[index] && <p key={index}>{reasonOf(steps[index])}</p>)}
      {figure && <Figure step={figure} captioned={!digest.reasons.includes(digest.figure ?? -1)} />}
      <Thermograph problem={now.problem} />
      {!now.over && digest.moves.length > 0 && <MovesToTry now={now} moves={digest.moves} drawn={at(digest.verdict)?.sentence.key === 'drawn'} />}
      {answers?.sentence.key === 'answers' && <Answers now={now} told={answers.sentence} />}
      {line?.sentence.key === 'line' && <BestLine now={now} told={line.sentence} />}
      <LineEnd steps={digest.end.flatMap((index) => steps[index] ?? [])} />
    </div>
  );
}

/** Whether a step says no more than who wins. */
const isWinner = (step: Step | undefined): boolean => step?.sentence.key === 'wins-by' || step?.sentence.key === 'wins' || step?.sentence.key === 'drawn';

/** Who wins, with the mark of the player. */
function VerdictLine({ step }: { step: Step | undefined }) {
  const { winner, text } = step ? verdictOf(step) : { winner: null, text: t('why.unknown') };
  return (
    <h2 class="verdict-line">
      {winner && <span class={`mark ${winner}`} aria-hidden="true" />}
      <span>{text}</span>
    </h2>
  );
}

const other = (player: Player): Player => (player === 'alice' ? 'bob' : 'alice');

function verdictOf(step: Step): { winner: Player | null; text: string } {
  const wins = (winner: Player) => ({ winner, text: t('why.wins', { player: t(`player.${winner}`) }) });
  const sentence: Sentence = step.sentence;
  switch (sentence.key) {
    case 'wins-by':
      return { winner: sentence.who, text: t('why.winsIn', { player: t(`player.${sentence.who}`), n: sentence.moves }) };
    case 'wins':
      return wins(sentence.who);
    case 'nimber-positive':
      return wins(sentence.mover);
    case 'nimber-zero':
      return wins(other(sentence.mover));
    case 'drawn':
      return { winner: null, text: t('why.drawn') };
    case 'score-is':
      return { winner: null, text: t('why.score', { score: sentence.score }) };
    default:
      return { winner: null, text: textOf(step) };
  }
}

/** The picture or table of a step, with what it says below. */
function Figure({ step, captioned }: { step: Step; captioned: boolean }) {
  return (
    <figure class="why-figure">
      {step.view && <Picture view={step.view} label={say(step)} labels={step.labels} />}
      {step.table && <StepTable table={step.table} />}
      {captioned && <figcaption>{textOf(step)}</figcaption>}
    </figure>
  );
}

/** How the line ends: the position there, and what is true of it. */
function LineEnd({ steps }: { steps: Step[] }) {
  const view = steps[0]?.view;
  return view ? (
    <figure class="why-figure">
      <Picture view={view} label={steps.map(say).join(' ')} labels={[]} />
      <figcaption>
        {t('why.end')} {steps.map(textOf).join(' ')}
      </figcaption>
    </figure>
  ) : null;
}

function EveryStep({ steps }: { steps: Step[] }) {
  return (
    <ol class="steps">
      {steps.map((step, index) => (
        <li key={index}>
          <p>{textOf(step)}</p>
          {step.view && <Picture view={step.view} label={say(step)} labels={step.labels} />}
          {step.table && <StepTable table={step.table} />}
        </li>
      ))}
    </ol>
  );
}

/** A small board with nothing to touch; it is laid out like the large one, where they have the same vertices. */
function Picture({ view, label, labels }: { view: View; label: string; labels: Labelled[] }) {
  return (
    <div class={labels.length > 0 ? 'step-picture labelled' : 'step-picture'}>
      <StillBoard view={view} layouts={layouts.value} label={label} labels={labels} />
    </div>
  );
}

function StepTable({ table }: { table: TextTable }) {
  return (
    <div class="scroll">
      <table class="sum-table">
        <thead>
          <tr>
            {table.header.map((cell, column) => (
              <th key={column} scope="col">
                {cell || t('why.part')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Thermograph({ problem }: { problem: string }) {
  const answer = current.value?.answer;
  if (!answer || answer.temperature === null) return null;
  const thermal = t('why.thermal', { mean: valueText(answer.mean ?? '?'), temperature: valueText(answer.temperature) });
  return (
    <figure class="thermograph">
      <DrawnPicture problem={problem} kind="thermograph" alt={`${t('why.thermograph')}: ${thermal}`} />
    </figure>
  );
}
