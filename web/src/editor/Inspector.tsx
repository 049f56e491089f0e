// The selection in words and numbers: everything that the mouse does can also be done here.

import { t } from '../i18n';
import {
  addLine,
  addToken,
  addVertex,
  type Drawing,
  freePoint,
  LETTERS,
  remove,
  removeToken,
  type Selection,
  setLabel,
  setWeight,
  type Takes,
} from './drawing';
import { lineName } from './things';

export interface InspectorProps {
  drawing: Drawing;
  takes: Takes;
  selection: Selection;
  onChange(drawing: Drawing, selection: Selection): void;
}

/** Adds a vertex at a free point; for those who cannot point. */
export function NewVertex({ drawing, onChange }: Pick<InspectorProps, 'drawing' | 'onChange'>) {
  const addOne = () => onChange(addVertex(drawing, freePoint(drawing)), { kind: 'vertex', at: drawing.points.length });
  return (
    <button type="button" class="button" onClick={addOne}>
      {t('editor.new-vertex')}
    </button>
  );
}

export function Inspector({ drawing, takes, selection, onChange }: InspectorProps) {
  if (!selection) return null;
  return (
    <div class="inspector">
      <Selected key={`${selection.kind} ${selection.at}`} {...{ drawing, takes, onChange }} selection={selection} />
    </div>
  );
}

interface SelectedProps extends InspectorProps {
  selection: NonNullable<Selection>;
}

function Selected({ drawing, takes, selection, onChange }: SelectedProps) {
  const { kind, at } = selection;
  const change = (next: Drawing) => onChange(next, selection);
  const line = kind === 'line' ? drawing.lines[at] : undefined;
  const name = line ? lineName(line) : t('board.vertex', { number: at });
  const letter = line ? (line.label ?? 'C') : (drawing.labels?.[at] ?? 'C');
  const labelled = takes.labels === (line ? 'lines' : 'vertices');
  return (
    <fieldset>
      <legend>{name}</legend>
      {!line && <Connect vertex={at} drawing={drawing} takes={takes} onChange={change} />}
      {labelled && (
        <label>
          {t('editor.label')}
          <select
            value={letter}
            onChange={({ currentTarget }) =>
              change(setLabel(drawing, selection, LETTERS[currentTarget.selectedIndex] ?? 'C'))
            }
          >
            {LETTERS.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
      )}
      {!line && takes.tokens !== 'none' && (
        <TokenButtons vertex={at} drawing={drawing} takes={takes} onChange={change} />
      )}
      {line && takes.weights && (
        <label>
          {t('editor.weight-of')}
          <input
            type="number"
            min="0"
            value={line.weight}
            onChange={({ currentTarget }) => change(setWeight(drawing, at, currentTarget.valueAsNumber))}
          />
        </label>
      )}
      <button type="button" class="button" onClick={() => onChange(remove(drawing, selection), null)}>
        {t('editor.remove')}
      </button>
    </fieldset>
  );
}

interface OfVertexProps {
  vertex: number;
  drawing: Drawing;
  takes: Takes;
  onChange(drawing: Drawing): void;
}

/** Joins the vertex to another one by its number. */
function Connect({ vertex, drawing, takes, onChange }: OfVertexProps) {
  const connect = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const box = form.elements.namedItem('other') as HTMLInputElement;
    const directed = (event.submitter as HTMLButtonElement | null)?.value === 'arc';
    onChange(addLine(drawing, vertex, box.valueAsNumber, directed, takes));
    form.reset();
  };
  return (
    <form onSubmit={connect}>
      <label>
        {t('editor.connect-to')}
        <input name="other" type="number" required min="0" max={drawing.points.length - 1} />
      </label>
      <button type="submit" class="button" value="edge">
        {t('editor.edge')}
      </button>
      {takes.arcs && (
        <button type="submit" class="button" value="arc">
          {t('editor.arc')}
        </button>
      )}
    </form>
  );
}

function TokenButtons({ vertex, drawing, takes, onChange }: OfVertexProps) {
  const n = drawing.tokens.filter((token) => token === vertex).length;
  const full = takes.tokens !== 'several' && n > 0;
  return (
    <span class="tokens">
      {t('editor.tokens', { n })}
      <button
        type="button"
        class="button"
        aria-label={t('editor.remove-token')}
        disabled={n === 0}
        onClick={() => onChange(removeToken(drawing, vertex))}
      >
        −
      </button>
      <button
        type="button"
        class="button"
        aria-label={t('editor.add-token')}
        disabled={full}
        onClick={() => onChange(addToken(drawing, vertex, takes))}
      >
        +
      </button>
    </span>
  );
}
