// A heap that is too large to draw its objects: its number, and a box for how many to leave.

import { useId, useState } from 'preact/hooks';
import type { Place } from '../api/types';
import { t } from '../i18n';
import { OBJECT } from './Objects';
import type { Touching } from './touching';

export interface LargeHeapProps {
  index: number;
  name: string;
  size: number;
  touching: Touching;
}

export function LargeHeap({ index, name, size, touching }: LargeHeapProps) {
  const text = String(size);
  const [width, height] = [Math.max(OBJECT.width, 24 + 11 * text.length), 4 * OBJECT.height];
  const open = touching.lefts(index).length > 0 && !touching.still;
  return (
    <>
      {open && <Leave index={index} name={name} touching={touching} />}
      <svg class="large" role="presentation" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
        <rect class="ground" x="2" y="2" width={width - 4} height={height - 2} rx="7" />
        <text class="value" x={width / 2} y={height / 2}>
          {text}
        </text>
      </svg>
    </>
  );
}

/** Asks how many objects to leave. */
function Leave({ index, name, touching }: { index: number; name: string; touching: Touching }) {
  const [wrong, setWrong] = useState(false);
  const id = useId();
  const leave = (event: SubmitEvent) => {
    event.preventDefault();
    const box = (event.currentTarget as HTMLFormElement).elements.namedItem('left') as HTMLInputElement;
    const place: Place = { kind: 'left', of: index, objects: Number(box.value) };
    const legal = box.value.trim() !== '' && (touching.spot(place)?.open ?? false);
    setWrong(!legal);
    if (legal) touching.touch(place);
  };
  return (
    <form class="leave" onSubmit={leave}>
      <label for={id}>{t('board.leave-how-many')}</label>
      <input
        id={id}
        name="left"
        inputMode="numeric"
        autocomplete="off"
        size={6}
        aria-label={t('board.leave-of', { name })}
        aria-invalid={wrong}
      />
      <button type="submit" class="button">{t('board.ok')}</button>
      {wrong && <output>{t('board.no-such-move')}</output>}
    </form>
  );
}
