// Who was winning, and how far the end was, as a plot over the moments of the play.

import { useEffect, useRef } from 'preact/hooks';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { t } from '../i18n';
import { height, type Moment, type Round } from '../state/review';
import { goTo, position } from '../state/session';

interface PlotProps {
  moments: Moment[];
  rounds: Round[];
}

const HEIGHT = 220;

/** A colour of the page, for painting on a canvas. */
const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** Distances are plotted as 1 + the remaining moves, above or below 0 depending on the winner. */
const distance = (y: number) => (y === 0 ? '=' : String(Math.abs(y) - 1));

/** Both axes are whole numbers: no fractional ticks. */
const WHOLE = [1, 2, 5, 10, 20, 50, 100, 200, 500];

function options(width: number, scored: boolean): UPlot.Options {
  const axis: UPlot.Axis = { stroke: colour('--muted'), grid: { stroke: colour('--line'), width: 1 }, ticks: { show: false }, incrs: WHOLE };
  const distances = (_: UPlot, values: number[]) => values.map(distance);
  const dots = (stroke: string, size: number, fill = stroke): UPlot.Series => ({ stroke, width: 0, points: { show: true, size, fill, width: 2 } });
  return {
    width,
    height: HEIGHT,
    legend: { show: false },
    scales: { x: { time: false } },
    axes: [
      { ...axis, label: t('plot.moments'), labelSize: 20, labelFont: '13px system-ui', size: 28 },
      { ...axis, size: 34, ...(scored ? {} : { values: distances }) },
    ],
    series: [
      {},
      { stroke: colour('--muted'), width: 1.5, points: { show: false } },
      dots(colour('--loss'), 17, colour('--panel')),
      dots(colour('--alice'), 9),
      dots(colour('--bob'), 9),
    ],
  };
}

/** The heights once for the line, then those of the mistakes and of each winner for their dots. */
function dataOf(moments: Moment[], rounds: Round[]): UPlot.AlignedData {
  const heights = moments.map(({ answer }) => height(answer));
  const wrong = new Set(rounds.filter(({ judgement }) => judgement === 'mistake').map(({ number }) => number));
  const only = (keep: (moment: Moment) => boolean) => moments.map((each) => (keep(each) ? height(each.answer) : null));
  const ofBob = ({ answer }: Moment) => answer.winner === 'bob';
  return [moments.map(({ index }) => index), heights, only(({ index }) => wrong.has(index)), only((each) => !ofBob(each)), only(ofBob)];
}

export function Plot({ moments, rounds }: PlotProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = place.current;
    if (!frame) return;
    const scored = position.peek()?.convention === 'score';
    const plot = new UPlot(options(frame.clientWidth, scored), dataOf(moments, rounds), frame);
    plot.over.addEventListener('click', () => plot.cursor.idx != null && void goTo(moments[plot.cursor.idx]?.index ?? 0));
    const watch = new ResizeObserver(() => plot.setSize({ width: frame.clientWidth, height: HEIGHT }));
    watch.observe(frame);
    return () => {
      watch.disconnect();
      plot.destroy();
    };
  });
  return (
    <figure class="plot">
      <div ref={place} aria-hidden="true" />
      <figcaption class="muted">{position.value?.convention === 'score' ? t('plot.scoreHelp') : t('plot.help')}</figcaption>
    </figure>
  );
}
