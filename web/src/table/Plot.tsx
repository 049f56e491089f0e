// The numbers of a table over n, as points that are joined.

import { useRef } from 'preact/hooks';
import type { TableEnd, TableRow } from '../api/types';
import { useSize } from '../board/useSize';
import { t } from '../i18n';

/** While the width of the screen is not known. */
const USUAL = { width: 900, height: 240 };
const HEIGHT = 240;
const ROOM = { left: 46, right: 14, top: 14, bottom: 34 };
/** At most so many marks on an axis. */
const MARKS = 8;

interface PlotProps {
  rows: TableRow[];
  period: TableEnd['period'];
}

/** Nothing where the values are no numbers. */
export function Plot({ rows, period }: PlotProps) {
  const points = rows.flatMap(({ n, value }) => (value !== null && /^-?\d+$/.test(value) ? [{ n, y: Number(value) }] : []));
  const box = useRef<HTMLElement>(null);
  const { width } = useSize(box, USUAL);
  if (points.length < 2) return <figure class="plot" ref={box} />;
  const [left, right] = [points[0]?.n ?? 0, points.at(-1)?.n ?? 1];
  const heights = points.map(({ y }) => y);
  const [low, high] = [Math.min(0, ...heights), Math.max(1, ...heights)];
  const x = (n: number) => ROOM.left + ((n - left) / (right - left)) * (width - ROOM.left - ROOM.right);
  const y = (value: number) => HEIGHT - ROOM.bottom - ((value - low) / (high - low)) * (HEIGHT - ROOM.top - ROOM.bottom);
  const line = points.map((point, index) => `${index === 0 ? 'M' : 'L'}${x(point.n).toFixed(1)} ${y(point.y).toFixed(1)}`).join('');
  const begins = period && period.from > left && period.from < right ? period.from : null;
  return (
    <figure class="plot" ref={box}>
      <figcaption class="heading">{t('table.plot')}</figcaption>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} height={HEIGHT} role="img" aria-label={t('table.plot')}>
        {marks(low, high).map((value) => (
          <g key={value}>
            <path class="rule" d={`M${ROOM.left} ${y(value)}H${width - ROOM.right}`} />
            <text x={ROOM.left - 8} y={y(value) + 5} text-anchor="end">
              {value}
            </text>
          </g>
        ))}
        {marks(left, right).map((n) => (
          <text key={n} x={x(n)} y={HEIGHT - 10} text-anchor="middle">
            {n}
          </text>
        ))}
        {begins !== null && <path class="begins" d={`M${x(begins)} ${ROOM.top}V${HEIGHT - ROOM.bottom}`} />}
        <path class="curve" d={line} />
        {points.map((point) => (
          <circle key={point.n} cx={x(point.n)} cy={y(point.y)} r={points.length > 150 ? 2 : 3.5} />
        ))}
      </svg>
    </figure>
  );
}

/** Round numbers from low to high. */
export function marks(low: number, high: number): number[] {
  const rough = (high - low) / MARKS;
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough) ?? power;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, index) => first + index * step);
}
