// The fields of forms, each with its label.

import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface FieldProps {
  label: string;
  help?: string;
}

interface SelectProps<T extends string> extends FieldProps {
  value: T;
  options: { value: T; name: string }[];
  onChange(value: T): void;
}

export function Select<T extends string>({ label, help, value, options, onChange }: SelectProps<T>) {
  const choose = (event: Event) => {
    const found = options.find((option) => option.value === (event.currentTarget as HTMLSelectElement).value);
    if (found) onChange(found.value);
  };
  return (
    <Field label={label} help={help}>
      {(id) => (
        <select id={id} value={value} onChange={choose}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface TextProps extends FieldProps {
  /** A button beside the input. */
  children?: ComponentChildren;
  /** Whether what was typed is wrong. */
  wrong?: boolean;
  value: string;
  examples?: string[];
  type?: 'text' | 'number' | 'search';
  least?: number;
  greatest?: number;
  step?: number;
  onInput(value: string): void;
}

export function TextField({ label, help, value, examples = [], type = 'text', least, greatest, step, wrong, children, onInput }: TextProps) {
  const list = useId();
  return (
    <Field label={label} help={help}>
      {(id) => (
        <div class="field-line">
          <input
            id={id}
            aria-invalid={wrong}
            type={type}
            value={value}
            min={least}
            max={greatest}
            step={step}
            list={examples.length > 0 ? list : undefined}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            onInput={(event) => onInput(event.currentTarget.value)}
          />
          {examples.length > 0 && (
            <datalist id={list}>
              {examples.map((example) => (
                <option key={example} value={example} />
              ))}
            </datalist>
          )}
          {children}
        </div>
      )}
    </Field>
  );
}

function Field({ label, help, children }: FieldProps & { children(id: string): ComponentChildren }) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children(id)}
      {help && <small class="muted">{help}</small>}
    </div>
  );
}
