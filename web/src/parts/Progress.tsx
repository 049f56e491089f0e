// The progress of a job, with a button to stop it.

import { t } from '../i18n';
import { language } from '../state/settings';
import type { Job } from '../state/job';

interface ProgressProps {
  job: Job;
  doing: string;
  /** Starts the job again after it was cancelled or has failed. */
  onAgain?(): void;
}

export function Progress({ job, doing, onAgain }: ProgressProps) {
  const again = onAgain && (
    <button type="button" class="button" onClick={onAgain}>
      {t('job.again')}
    </button>
  );
  switch (job.state.value) {
    case 'running':
      return (
        <p class="progress">
          <span>
            {doing} <Counted job={job} />
          </span>
          <button type="button" class="button" onClick={() => job.cancel()}>
            {t('job.cancel')}
          </button>
        </p>
      );
    case 'cancelled':
      return (
        <p class="progress">
          {t('job.cancelled')} {again}
        </p>
      );
    case 'failed':
      return (
        <p class="progress mistake" role="alert">
          {job.failure.value} {again}
        </p>
      );
    default:
      return null;
  }
}

function Counted({ job }: { job: Job }) {
  const { positions, seconds } = job.progress.value;
  const before = job.waiting.value;
  if (before !== null) return <span class="muted">{t('job.waiting', { n: before })}</span>;
  if (seconds < 1) return null;
  const n = positions.toLocaleString(language.value);
  return <span class="muted">{t('job.progress', { positions: n, seconds: Math.round(seconds) })}</span>;
}
