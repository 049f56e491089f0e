// The explanation of the position on the board, step by step, with its pictures and tables.

import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Labelled, Position, Step, TextTable, View } from '../api/types';
import { StillBoard } from '../board/StillBoard';
import { say, t } from '../i18n';
import { Picture as DrawnPicture } from '../parts/Picture';
import { Progress } from '../parts/Progress';
import { sentenceText, valueText } from '../parts/valueText';
import { Job } from '../state/job';
import { layouts, position } from '../state/session';
import { SECONDS } from '../state/solver';
import { current } from '../state/solving';

export function Why() {
  const now = position.value;
  return now && <Explanation key={now.problem} now={now} />;
}

function Explanation({ now }: { now: Position }) {
  const [job] = useState(() => new Job());
  const [steps, setSteps] = useState<Step[]>([]);
  const explain = () =>
    void job.run(
      (stop) => api.explain({ problem: now.problem, seconds: SECONDS }, stop),
      (event) => {
        if (event.kind === 'explanation') setSteps(event.steps);
      },
    );
  useEffect(() => {
    explain();
    return () => job.reset();
  }, [now.problem]);
  return (
    <>
      <Progress job={job} doing={t('why.running')} onAgain={explain} />
      <ol class="steps">
        {steps.map((step, index) => (
          <li key={index}>
            <p>{sentenceText(say(step))}</p>
            {step.view && <Picture view={step.view} label={say(step)} labels={step.labels} />}
            {step.table && <StepTable table={step.table} />}
          </li>
        ))}
      </ol>
      <Thermograph problem={now.problem} />
    </>
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
      <table>
        <thead>
          <tr>
            {table.header.map((cell) => (
              <th key={cell} scope="col">
                {cell}
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
  return (
    <figure class="thermograph">
      <DrawnPicture problem={problem} kind="thermograph" alt={t('why.thermograph')} />
      <figcaption>{t('why.thermal', { mean: valueText(answer.mean ?? '?'), temperature: valueText(answer.temperature) })}</figcaption>
    </figure>
  );
}
