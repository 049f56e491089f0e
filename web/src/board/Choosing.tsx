// What there is to choose from at the places touched: the colours of a vertex, the values of a variable, or moves.

import type { View } from '../api/types';
import { t } from '../i18n';
import { Chooser, type ChooserProps } from './Chooser';
import { Swatch } from './ColourMarks';
import { chipsFor, vertexAt } from './colours';
import { movesByValue, VALUES, variableAt, variableName } from './formula';
import { type Gift, Palette } from './Palette';

export interface ChoosingProps extends ChooserProps {
  view: View;
  touched: string[];
}

export function Choosing({ view, touched, choices, ...list }: ChoosingProps) {
  const [place = ''] = touched;
  const vertex = vertexAt(view, place);
  if (vertex) {
    const gifts = chipsFor(vertex, choices).map(({ colour, choice }): Gift => {
      const name = t('board.colour', { number: colour });
      return { key: String(colour), name, face: <Swatch colour={colour} />, choice };
    });
    const title = t('board.colour-for', { name: t('board.vertex', { number: vertex.vertex }) });
    return <Palette place={place} title={title} gifts={gifts} {...list} />;
  }
  const variable = variableAt(view, place);
  if (variable !== null) {
    const byValue = movesByValue(choices);
    const gifts = VALUES.map((value): Gift => ({ ...faceOf(value), choice: byValue.get(value) }));
    const title = t('board.value-for', { name: variableName(variable) });
    return <Palette place={place} title={title} gifts={gifts} {...list} />;
  }
  return <Chooser choices={choices} {...list} />;
}

/** How a value that a move gives is shown. */
function faceOf(value: (typeof VALUES)[number]): Omit<Gift, 'choice'> {
  const name = t(value === 'T' ? 'board.true' : 'board.false');
  return { key: value, name, face: <span class={`swatch ${value}`}>{value}</span> };
}
