// Games by their values: a card for each, with plus signs between them.

import type { Place } from '../api/types';
import { t } from '../i18n';
import { valueText } from '../parts/valueText';
import type { Kind, KindProps } from './kind';
import { Target, Verdict } from './Target';
import type { Touching } from './touching';

/** The width of a character in the font of the cards, and the height of a card. */
const SIGN = 11;
const HEIGHT = 64;

export const values: Kind<string[]> = { Board: ValuesBoard };

function ValuesBoard({ view: values, touching }: KindProps<string[]>) {
  if (values.length === 0) return <p class="nothing">0</p>;
  return (
    <div class="values">
      {values.map((value, index) => (
        <Card key={index} value={value} index={index} touching={touching} />
      ))}
    </div>
  );
}

function Card({ value, index, touching }: { value: string; index: number; touching: Touching }) {
  const place: Place = { kind: 'element', at: index };
  const width = Math.max(HEIGHT, 28 + SIGN * value.length);
  return (
    <>
      {index > 0 && <span class="plus">+</span>}
      <svg role="presentation" viewBox={`0 0 ${width} ${HEIGHT}`} width={width} height={HEIGHT}>
        <Target touching={touching} place={place} name={t('board.value', { value })} kind="term">
          <rect class="ground" x="2" y="2" width={width - 4} height={HEIGHT - 4} rx="8" />
          <rect class="halo" x="5" y="5" width={width - 10} height={HEIGHT - 10} rx="6" />
          <text class="value" x={width / 2} y={HEIGHT / 2 - 2}>
            {valueText(value)}
          </text>
          <Verdict spot={touching.spot(place)} x={width / 2} y={HEIGHT - 14} room={width - 18} />
        </Target>
      </svg>
    </>
  );
}
