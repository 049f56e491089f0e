// Piles: heaps of objects, bags, and other piles.

import type { Pile, Place } from '../api/types';
import { t } from '../i18n';
import { Column, Row } from './Column';
import type { Kind, KindProps } from './kind';
import { LargeHeap } from './LargeHeap';
import { OBJECT, Objects } from './Objects';
import { Target, Verdict } from './Target';
import type { Touching } from './touching';

/** Larger heaps are shown by their number. */
const MOST_ALIKE = 30;

export const piles: Kind<Pile[]> = { Board: PilesBoard };

function PilesBoard({ view: piles, touching }: KindProps<Pile[]>) {
  return (
    <Row>
      {piles.map((pile, index) => (
        <AnyPile key={index} pile={pile} index={index} touching={touching} />
      ))}
    </Row>
  );
}

interface AnyPileProps {
  pile: Pile;
  index: number;
  touching: Touching;
}

function AnyPile({ pile, index, touching }: AnyPileProps) {
  const column = { index, touching };
  if ('heap' in pile) {
    const name = t('board.heap', { number: index + 1 });
    const few = pile.heap <= MOST_ALIKE && (touching.lefts(index).at(-1) ?? 0) <= MOST_ALIKE;
    return (
      <Column {...column} name={name} size={String(pile.heap)}>
        {few ? (
          <Objects {...column} name={name} letters={new Array<string>(pile.heap).fill('')} />
        ) : (
          <LargeHeap {...column} name={name} size={pile.heap} />
        )}
      </Column>
    );
  }
  if ('bag' in pile) {
    const name = t('board.bag', { number: index + 1 });
    return (
      <Column {...column} name={name} size="">
        <Bag {...column} name={name} sizes={pile.bag} />
      </Column>
    );
  }
  const [name, text] = 'bank' in pile ? [t('board.bank'), `+${pile.bank}`] : [t('board.limit'), `≤ ${pile.limit}`];
  return (
    <Column {...column} name={name} size="">
      <Block text={text} />
    </Column>
  );
}

/** A closed bag: the sizes of the heaps it may turn into. */
function Bag({ index, name, sizes, touching }: { index: number; name: string; sizes: number[]; touching: Touching }) {
  const { width, height } = OBJECT;
  const total = sizes.length * height + 20;
  return (
    <svg class="bag" role="presentation" viewBox={`0 0 ${width + 20} ${total}`} width={width + 20} height={total}>
      <rect class="sack" x="2" y="2" width={width + 16} height={total - 4} rx="16" />
      {sizes.map((size, i) => {
        const place: Place = { kind: 'left', of: index, objects: size };
        const y = 10 + i * height;
        return (
          <Target key={size} touching={touching} place={place} name={t('board.take-out', { name, size })} kind="object">
            <rect class="ground" x="12" y={y + 2} width={width - 4} height={height - 4} rx="6" />
            <rect class="halo" x="14" y={y + 4} width={width - 8} height={height - 8} rx="5" />
            <text class="letter" x="23" y={y + height / 2}>
              {size}
            </text>
            <Verdict spot={touching.spot(place)} x={width / 2 + 19} y={y + height / 2} room={width - 28} />
          </Target>
        );
      })}
    </svg>
  );
}

/** A pile that is not a heap: its number in a frame. */
function Block({ text }: { text: string }) {
  const width = Math.max(OBJECT.width, 24 + 11 * text.length);
  return (
    <svg class="block" role="presentation" viewBox={`0 0 ${width} 48`} width={width} height="48">
      <rect class="sack" x="2" y="2" width={width - 4} height="44" rx="6" />
      <text class="value" x={width / 2} y="24">
        {text}
      </text>
    </svg>
  );
}
