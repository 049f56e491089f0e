// Objects on their ground, side by side.

import type { ComponentChildren } from 'preact';
import type { Place } from '../api/types';
import './heaps.css';
import { OBJECT } from './Objects';
import { Target } from './Target';
import type { Touching } from './touching';

export const Row = ({ children }: { children: ComponentChildren }) => <div class="heaps">{children}</div>;

interface ColumnProps {
  index: number;
  name: string;
  size: string;
  touching: Touching;
  children: ComponentChildren;
}

/** Objects on their ground, with the name of the heap below, which is the place of moves that affect the whole heap. */
export function Column({ index, name, size, touching, children }: ColumnProps) {
  const place: Place = { kind: 'element', at: index };
  const wide = Math.max(OBJECT.width, 9 * (name.length + size.length + 3));
  return (
    <div class="column">
      {children}
      <svg class="base" role="presentation" viewBox={`0 0 ${wide} 36`} width={wide} height="36">
        <Target touching={touching} place={place} name={name} kind="caption">
          <rect class="halo" x="2" y="4" width={wide - 4} height="30" rx="6" />
          <text x={wide / 2} y="20">
            {name}
            {size && <tspan class="size">{` (${size})`}</tspan>}
          </text>
        </Target>
      </svg>
    </div>
  );
}
