// Formulas in conjunctive normal form: variables to set, and clauses that show their state.

import { Fragment } from 'preact';
import type { Clause, FormulaView, Place, Player, Variable } from '../api/types';
import { t } from '../i18n';
import './cards.css';
import { type Choice, placeText } from './choice';
import { literalValue, movesByValue, VALUES, variableName, variableOf } from './formula';
import './formula.css';
import type { Kind, KindProps, Offer } from './kind';
import { Target, Verdict } from './Target';
import type { Touching } from './touching';

/** A longer list of clauses scrolls separately, so that the variables stay visible. */
const MOST_UNSCROLLED = 40;

export const formula: Kind<FormulaView> = { Board: FormulaBoard, offer: valueOffer };

function FormulaBoard({ view: formula, touching }: KindProps<FormulaView>) {
  const isNext = (index: number) => formula.next === index;
  const isLong = formula.clauses.length > MOST_UNSCROLLED;
  return (
    <div class="formula">
      <div class="variables">
        {formula.variables.map((variable, index) => (
          <VariableChip key={index} index={index} variable={variable} isNext={isNext(index)} touching={touching} />
        ))}
      </div>
      <ol class={`clauses ${isLong ? 'long' : ''}`} tabindex={isLong ? 0 : undefined} aria-label={t('board.clauses')}>
        {formula.clauses.map((clause, index) => (
          <ClauseCard key={index} clause={clause} formula={formula} touching={touching} />
        ))}
      </ol>
    </div>
  );
}

/** The size of a variable with its ring, and the room for the result below it. */
const CHIP = { width: 76, height: 44 };
const BELOW = 18;

/** Bob's corners are sharp, Alice's round, like their vertices; those of neither are in between. */
const CORNERS = { alice: 18, bob: 1, nobody: 8 };

interface VariableChipProps {
  index: number;
  variable: Variable;
  /** Whether it is the one that is set next, where the order is fixed. */
  isNext: boolean;
  touching: Touching;
}

function VariableChip({ index, variable: { value, owner }, isNext, touching }: VariableChipProps) {
  const place: Place = { kind: 'element', at: index };
  const name = variableName(index);
  const { width, height } = CHIP;
  const corner = CORNERS[owner ?? 'nobody'];
  const letter = owner ? { alice: 'A', bob: 'B' }[owner] : '';
  return (
    <svg role="presentation" viewBox={`0 0 ${width} ${height + BELOW}`} width={width} height={height + BELOW}>
      <Target
        touching={touching}
        place={place}
        name={spokenVariable(name, owner, value)}
        announced
        kind={`variable ${letter} ${value ?? 'unset'} ${isNext ? 'next' : ''}`}
      >
        <rect class="halo" x="4" y="4" width={width - 8} height={height - 8} rx={corner + 4} />
        <rect class="ground" x="8" y="8" width={width - 16} height={height - 16} rx={corner} />
        <text class="name" x={width / 2 - 10} y={height / 2}>
          x
          <tspan class="index" dy="5">
            {index + 1}
          </tspan>
        </text>
        <text class="value" x={width / 2 + 15} y={height / 2}>
          {value === null ? '?' : valueLetter(value)}
        </text>
        {isNext && <path class="pointer" d={`M${width / 2 - 7} 0h14l-7 8z`} />}
        <Verdict spot={touching.spot(place)} x={width / 2} y={height + BELOW / 2 - 2} room={width} />
      </Target>
    </svg>
  );
}

function spokenVariable(name: string, owner: Player | undefined, value: boolean | null): string {
  const owned = owner ? t('board.variable-of', { name, player: t(`player.${owner}`) }) : name;
  return value === null ? owned : t('board.variable-value', { name: owned, value: t(`board.${value}`) });
}

/** The first letter of the value, in the language of the page. */
const valueLetter = (value: boolean | null): string => (value === null ? '' : t(value ? 'board.true-letter' : 'board.false-letter'));

interface ClauseCardProps {
  clause: Clause;
  formula: FormulaView;
  touching: Touching;
}

function ClauseCard({ clause, formula, touching }: ClauseCardProps) {
  return (
    <li class={`clause ${clause.state}`} aria-label={t(`board.clause-${clause.state}`)}>
      {clause.literals.map((literal, index) => {
        const value = literalValue(formula, literal);
        const place: Place = { kind: 'element', at: variableOf(literal) };
        return (
          <Fragment key={index}>
            {index > 0 && (
              <span class="or" aria-hidden="true">
                ∨
              </span>
            )}
            <span class={`literal ${value ?? 'unset'}`} data-place={touching.still ? undefined : placeText(place)}>
              {literal < 0 && '¬'}
              <i>x</i>
              <sub>{variableOf(literal) + 1}</sub>
            </span>
          </Fragment>
        );
      })}
    </li>
  );
}

/** The values of a variable. */
function valueOffer(_: FormulaView, variable: number, through: Choice[]): Offer {
  const byValue = movesByValue(through);
  const gifts = VALUES.map((value) => {
    const name = t(value === 'T' ? 'board.true' : 'board.false');
    return { key: value, name, face: <span class={`swatch ${value}`}>{valueLetter(value === 'T')}</span>, choice: byValue.get(value) };
  });
  return { title: t('board.value-for', { name: variableName(variable) }), gifts };
}
