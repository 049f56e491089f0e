// Named elements in blocks, and the sets that count.

import type { Block, BlocksView, Place, SetView } from '../api/types';
import { t } from '../i18n';
import { inLines, setSign } from './blocks';
import './blocks.css';
import './cards.css';
import { CELL, Piece } from './Cell';
import { placeText } from './choice';
import type { Kind, KindProps } from './kind';
import { Target, Verdict } from './Target';
import type { Touching } from './touching';

/** A longer list of sets scrolls separately, so that the elements stay visible. */
const MOST_UNSCROLLED = 40;

export const blocks: Kind<BlocksView> = { Board: BlocksBoard };

function BlocksBoard({ view, touching }: KindProps<BlocksView>) {
  const size = sizeOf(view);
  return (
    <div class={`blocks in-${view.form}`}>
      {inLines(view.blocks, view.across).map((line, index) => (
        <div key={index} class="block-line">
          {line.map((block, column) => (
            <div key={column} class="block">
              {block.title && <span class="block-title">{block.title}</span>}
              <Rows {...{ block, view, size, touching }} />
            </div>
          ))}
        </div>
      ))}
      {view.sets && <Sets {...{ view, touching }} sets={view.sets} />}
    </div>
  );
}

interface Size {
  width: number;
  height: number;
}

/** The room for the name at the top of a cell, the width of its letters, and the least width that results need. */
const NAME = 18;
const LETTER = 6.6;
const LEAST = 50;

function sizeOf({ elements }: BlocksView): Size {
  const longest = Math.max(0, ...elements.map(({ name }) => name.length));
  return { width: Math.max(LEAST, Math.ceil(LETTER * longest) + 10), height: CELL + NAME };
}

interface RowsProps {
  block: Block;
  view: BlocksView;
  size: Size;
  touching: Touching;
}

/** A single row continues below where it is too long; several rows stay as they are. */
function Rows({ block: { rows }, view, size, touching }: RowsProps) {
  const { width, height } = size;
  if (rows.length === 1) {
    return (
      <div class="strip">
        {rows.flat().map((element) => (
          <svg key={element} role="presentation" viewBox={`0 0 ${width + 2} ${height + 2}`} width={width + 2} height={height + 2}>
            <NamedCell {...{ element, view, size, touching }} x={1} y={1} />
          </svg>
        ))}
      </div>
    );
  }
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const [across, down] = [columns * width + 2, rows.length * height + 2];
  return (
    <svg role="presentation" viewBox={`0 0 ${across} ${down}`} width={across} height={down}>
      {rows.map((row, j) =>
        row.map((element, i) => (
          <NamedCell key={element} {...{ element, view, size, touching }} x={1 + i * width} y={1 + j * height} />
        )),
      )}
    </svg>
  );
}

interface NamedCellProps {
  element: number;
  view: BlocksView;
  size: Size;
  x: number;
  y: number;
  touching: Touching;
}

function NamedCell({ element, view, size: { width, height }, x, y, touching }: NamedCellProps) {
  const place: Place = { kind: 'element', at: element };
  const { name, mark } = view.elements[element] ?? { name: '', mark: 'dead' };
  const [middle, below] = [x + width / 2, y + NAME + (height - NAME) / 2 - 1];
  return (
    <Target touching={touching} place={place} name={t('board.element', { name })} state={mark} kind={`cell ${mark}`}>
      <rect class="ground" x={x} y={y} width={width} height={height} />
      <rect class="halo" x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx="4" />
      <text class="name" x={middle} y={y + 4 + NAME / 2}>
        {name}
      </text>
      <Piece mark={mark} tokens={0} x={middle} y={below} />
      <Verdict spot={touching.spot(place)} x={middle} y={below} room={width - 8} tall />
    </Target>
  );
}

function Sets({ view, sets, touching }: { view: BlocksView; sets: SetView[]; touching: Touching }) {
  const isLong = sets.length > MOST_UNSCROLLED;
  return (
    <ol class={`sets ${isLong ? 'long' : ''}`} tabindex={isLong ? 0 : undefined} aria-label={t('board.sets')}>
      {sets.map((set, index) => (
        <SetCard key={index} {...{ view, set, touching }} />
      ))}
      {view.more_sets && <li class="more">{t('board.more-sets', { n: view.more_sets })}</li>}
    </ol>
  );
}

function SetCard({ view, set, touching }: { view: BlocksView; set: SetView; touching: Touching }) {
  const { elements, points, state, player } = set;
  const names = elements.map((element) => view.elements[element]?.name ?? '');
  const label = t(`board.set-${state}`, { names: names.join(' '), player: player ? t(`player.${player}`) : '' });
  const worth = points === undefined ? '' : `×${points}`;
  return (
    <li class={`set ${state} ${player ?? ''}`} aria-label={`${label} ${worth}`.trim()}>
      {elements.map((element, index) => {
        const place: Place = { kind: 'element', at: element };
        const mark = view.elements[element]?.mark ?? 'dead';
        return (
          <span key={index} class={`member ${mark}`} data-place={touching.still ? undefined : placeText(place)}>
            {names[index]}
          </span>
        );
      })}
      {worth && <span class="worth">{worth}</span>}
      <span class="whose">{setSign(set)}</span>
    </li>
  );
}
