// The objects of one heap or stack. Touching one takes it and all above it; touching an empty place above the heap lets
// the heap grow up to it.

import { useRef } from 'preact/hooks';
import type { Place } from '../api/types';
import { t } from '../i18n';
import { Target, Verdict } from './Target';
import type { Touching } from './touching';

/** The room that an object takes. */
export const OBJECT = { width: 68, height: 36 };

/** A heap continues in the next column after this many. */
const HIGHEST = 10;

export interface ObjectsProps {
  index: number;
  name: string;
  /** The letter of each object, bottom first; empty where there are none. */
  letters: string[];
  touching: Touching;
}

export function Objects({ index, name, letters, touching }: ObjectsProps) {
  const size = letters.length;
  const drawn = Math.max(size, touching.lefts(index).at(-1) ?? 0);
  // A heap that becomes lower keeps its room, so that nothing moves.
  const most = useRef(0);
  most.current = touching.still ? drawn : Math.max(most.current, drawn);
  const [columns, rows] = [Math.max(1, Math.ceil(most.current / HIGHEST)), Math.min(most.current, HIGHEST)];
  const [width, height] = [columns * OBJECT.width, rows * OBJECT.height + 4];
  return (
    <svg class="objects" role="presentation" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      {Array.from({ length: drawn }, (_, object) => {
        const there = object < size;
        // Objects 0, .., k-1 stay if k are left: the place of leaving k is the lowest one taken, or the highest added.
        const place: Place = { kind: 'left', of: index, objects: there ? object : object + 1 };
        const x = Math.floor(object / HIGHEST) * OBJECT.width;
        const y = height - 4 - ((object % HIGHEST) + 1) * OBJECT.height;
        return (
          <Target
            key={object}
            touching={touching}
            place={place}
            name={t('board.leave', { name, left: place.objects })}
            kind={`object ${letters[object] ?? ''} ${there ? '' : 'ghost'}`}
          >
            <rect class="ground" x={x + 2} y={y + 2} width={OBJECT.width - 4} height={OBJECT.height - 4} rx="7" />
            <rect class="halo" x={x + 4} y={y + 4} width={OBJECT.width - 8} height={OBJECT.height - 8} rx="5" />
            {letters[object] && (
              <text class="letter" x={x + 13} y={y + OBJECT.height / 2}>
                {letters[object]}
              </text>
            )}
            <Verdict
              spot={touching.spot(place)}
              x={x + OBJECT.width / 2 + (letters[object] ? 9 : 0)}
              y={y + OBJECT.height / 2}
              room={OBJECT.width - (letters[object] ? 28 : 10)}
            />
          </Target>
        );
      })}
      <path class="table" d={`M0 ${height - 2}h${width}`} />
    </svg>
  );
}
