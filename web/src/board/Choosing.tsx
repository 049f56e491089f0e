// What there is to choose from at the places touched: what may be given to an element, or moves.

import type { View } from '../api/types';
import { Chooser, type ChooserProps } from './Chooser';
import { offerAt } from './kinds';
import { Palette } from './Palette';

export interface ChoosingProps extends ChooserProps {
  view: View;
  touched: string[];
}

export function Choosing({ view, touched, choices, ...list }: ChoosingProps) {
  const [place = ''] = touched;
  const offer = offerAt(view, place, choices);
  return offer ? <Palette place={place} {...offer} {...list} /> : <Chooser choices={choices} {...list} />;
}
