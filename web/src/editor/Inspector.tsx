// The selection in words and numbers: everything that the mouse does can also be done here.

import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n';
import { Icon } from '../parts/Icon';
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
import { renamed, shownName } from './names';
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
      <button type="button" class="icon-button" aria-label={t('help.close')} onClick={() => onChange(drawing, null)}>
        <Icon name="close" />
      </button>
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
  const name = line ? lineName(drawing, line) : t('board.vertex', { number: shownName(drawing.names, at) });
  const labelled = takes.labels === (line ? 'lines' : 'vertices');
  return (
    <fieldset>
      <legend class={line ? '' : 'aloud'}>{name}</legend>
      {!line && <NameField vertex={at} drawing={drawing} takes={takes} onChange={change} />}
      {labelled && <Letters {...{ drawing, selection }} onChange={change} />}
      {!line && <Connect vertex={at} drawing={drawing} takes={takes} onChange={change} />}
      {!line && takes.tokens !== 'none' && <TokenButtons vertex={at} drawing={drawing} takes={takes} onChange={change} />}
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
      <button type="button" class="icon-button" title={t('editor.remove')} aria-label={t('editor.remove')} onClick={() => onChange(remove(drawing, selection), null)}>
        <Icon name="eraser" />
      </button>
    </fieldset>
  );
}

/** Who may choose it. */
function Letters({ drawing, selection, onChange }: { drawing: Drawing; selection: NonNullable<Selection>; onChange(next: Drawing): void }) {
  const { kind, at } = selection;
  const now = (kind === 'line' ? drawing.lines[at]?.label : drawing.labels?.[at]) ?? 'C';
  return (
    <div class="segments letters" role="group" aria-label={t('editor.label')}>
      {LETTERS.map((letter) => (
        <button key={letter} type="button" data-letter={letter} aria-pressed={letter === now} onClick={() => onChange(setLabel(drawing, selection, letter))}>
          {letter === 'C' ? t('editor.both') : letter}
        </button>
      ))}
    </div>
  );
}

/** The name of a vertex; one that another vertex has is refused. */
function NameField({ vertex, drawing, onChange }: OfVertexProps) {
  const [wrong, setWrong] = useState(false);
  const shown = shownName(drawing.names, vertex);
  const [typed, setTyped] = useState(shown);
  useEffect(() => setTyped(shown), [shown]);
  const rename = (text: string) => {
    const next = renamed(drawing.names, drawing.points.length, vertex, text);
    setWrong(next === null);
    if (next && text.trim() !== shown) onChange({ ...drawing, ...next });
  };
  return (
    <>
      <label>
        {t('editor.vertex-name')}
        <input
          name="vertex-name"
          value={typed}
          maxLength={60}
          autocomplete="off"
          spellcheck={false}
          aria-invalid={wrong}
          onInput={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setWrong(false);
          }}
          onChange={({ currentTarget }) => rename(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
          }}
        />
      </label>
      {wrong && (
        <span class="wrong" role="alert">
          {t('editor.name-taken')}
        </span>
      )}
    </>
  );
}

interface OfVertexProps {
  vertex: number;
  drawing: Drawing;
  takes: Takes;
  onChange(drawing: Drawing): void;
}

/** Joins the vertex to another one by its name or number. */
function Connect({ vertex, drawing, takes, onChange }: OfVertexProps) {
  const connect = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const box = form.elements.namedItem('other') as HTMLInputElement;
    const directed = (event.submitter as HTMLButtonElement | null)?.value === 'arc';
    const other = drawing.points.findIndex((_, v) => shownName(drawing.names, v) === box.value.trim());
    box.setCustomValidity(other < 0 ? t('editor.no-vertex') : '');
    if (!form.reportValidity()) return;
    onChange(addLine(drawing, vertex, other, directed, takes));
    form.reset();
  };
  return (
    <form onSubmit={connect}>
      <label>
        <span class="aloud">{t('editor.connect-to')}</span>
        <input name="other" placeholder={t('editor.connect-short')} title={t('editor.connect-to')} required autocomplete="off" onInput={({ currentTarget }) => currentTarget.setCustomValidity('')} />
      </label>
      <button type="submit" class="icon-button" value="edge" title={t('editor.edge')} aria-label={t('editor.edge')}>
        <Icon name="edge" />
      </button>
      {takes.arcs && (
        <button type="submit" class="icon-button" value="arc" title={t('editor.arc')} aria-label={t('editor.arc')}>
          <Icon name="arc" />
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
