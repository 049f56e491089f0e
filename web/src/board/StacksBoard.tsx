// Stacks of objects with letters.

import { t } from '../i18n';
import { Column, Row } from './Column';
import type { Kind, KindProps } from './kind';
import { LargeHeap } from './LargeHeap';
import { Objects } from './Objects';

/** Larger stacks are shown by their number: later than heaps, since their objects differ. */
const MOST_LETTERS = 90;

export const stacks: Kind<string[]> = { Board: StacksBoard };

function StacksBoard({ view: stacks, touching }: KindProps<string[]>) {
  return (
    <Row>
      {stacks.map((stack, index) => {
        const name = t('board.stack', { number: index + 1 });
        const drawn = stack.length <= MOST_LETTERS;
        return (
          <Column key={index} index={index} name={name} size={String(stack.length)} touching={touching}>
            {drawn ? (
              <Objects index={index} name={name} letters={[...stack]} touching={touching} />
            ) : (
              <LargeHeap index={index} name={name} size={stack.length} touching={touching} />
            )}
          </Column>
        );
      })}
    </Row>
  );
}
