// Formulas: a card for each variable with its value, and the clauses with theirs.

import type { FormulaView, Place } from '../api/types';
import { t } from '../i18n';
import { Target, Verdict } from './Target';
import type { Touching } from './touching';

const WIDTH = 76;
const HEIGHT = 64;

const letter = (value: boolean | null) => (value === null ? '?' : value ? 'T' : 'F');

export function FormulaBoard({ formula, touching }: { formula: FormulaView; touching: Touching }) {
  return (
    <div class="formula">
      <div class="values">
        {formula.variables.map((variable, index) => (
          <VariableCard
            key={index}
            index={index}
            value={variable.value}
            owner={variable.owner ?? null}
            next={formula.next === index}
            touching={touching}
          />
        ))}
      </div>
      <ul class="clauses">
        {formula.clauses.map(({ literals, state }, index) => (
          <li key={index} class={`clause ${state}`}>
            ({literals.join(' ')}) {state !== 'open' && t(`board.clause-${state}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface VariableCardProps {
  index: number;
  value: boolean | null;
  owner: 'alice' | 'bob' | null;
  next: boolean;
  touching: Touching;
}

function VariableCard({ index, value, owner, next, touching }: VariableCardProps) {
  const place: Place = { kind: 'element', at: index };
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT}>
      <Target touching={touching} place={place} name={t('board.variable', { number: index + 1 })} kind={`term ${owner ?? ''}`}>
        <rect class="ground" x="2" y="2" width={WIDTH - 4} height={HEIGHT - 4} rx="8" />
        <rect class="halo" x="5" y="5" width={WIDTH - 10} height={HEIGHT - 10} rx="6" />
        <text class="value" x={WIDTH / 2} y={HEIGHT / 2 - 2}>
          {`${next ? '› ' : ''}${index + 1} = ${letter(value)}`}
        </text>
        <Verdict spot={touching.spot(place)} x={WIDTH / 2} y={HEIGHT - 14} />
      </Target>
    </svg>
  );
}
