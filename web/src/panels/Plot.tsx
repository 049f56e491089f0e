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

/** A colour of the page, for what is painted on a canvas. */
const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** Distances are plotted as 1 + the moves that are left, above or below 0 by who wins. */
const distance = (y: number) => (y === 0 ? '=' : String(Math.abs(y) - 1));

function options(width: number, scored: boolean): UPlot.Options {
  const ink = colour('--muted');
  const axis: UPlot.Axis = { stroke: ink, grid: { stroke: colour('--line'), width: 1 }, ticks: { show: false } };
  const whole = (_: UPlot, values: number[]) => values.map((value) => (Number.isInteger(value) ? String(value) : ''));
  const distances = (_: UPlot, values: number[]) => values.map((value) => (Number.isInteger(value) ? distance(value) : ''));
  return {
    width,
    height: HEIGHT,
    legend: { show: false },
    scales: { x: { time: false } },
    axes: [
      { ...axis, values: whole, label: t('plot.moments') },
      { ...axis, values: scored ? whole : distances, label: scored ? t('plot.score') : t('plot.distance') },
    ],
    series: [
      {},
      { stroke: colour('--accent'), width: 2, points: { show: true, size: 8 } },
      { stroke: colour('--loss'), width: 0, points: { show: true, size: 14 } },
    ],
  };
}

export function Plot({ moments, rounds }: PlotProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = place.current;
    if (!frame) return;
    const heights = moments.map(({ answer }) => height(answer));
    const wrong = new Set(rounds.filter(({ judgement }) => judgement === 'mistake').map(({ number }) => number));
    const mistakes = heights.map((each, index) => (wrong.has(index) ? each : null));
    const data: UPlot.AlignedData = [moments.map(({ index }) => index), heights, mistakes];
    const plot = new UPlot(options(frame.clientWidth, position.peek()?.convention === 'score'), data, frame);
    plot.over.addEventListener('click', () => plot.cursor.idx != null && void goTo(plot.cursor.idx));
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
