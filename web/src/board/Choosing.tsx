// What there is to choose from at the places touched: the colours of a vertex, or moves.

import type { View } from '../api/types';
import { t } from '../i18n';
import { Chooser, type ChooserProps } from './Chooser';
import { Swatch } from './ColourMarks';
import { chipsFor, vertexAt } from './colours';
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
  return <Chooser choices={choices} {...list} />;
}
