// A box for the instance to build from.

import { useEffect, useState } from 'preact/hooks';
import type { Reduction } from '../api/types';
import { t } from '../i18n';
import { TextField } from '../parts/Fields';
import { build, instance } from '../state/reduction';

export function Instance({ reduction: { id, examples } }: { reduction: Reduction }) {
  const [text, setText] = useState(instance.value);
  useEffect(() => setText(instance.value), [instance.value]);
  const submit = (event: Event) => {
    event.preventDefault();
    void build(id, text.trim());
  };
  return (
    <form onSubmit={submit}>
      <TextField
          label={t('reduction.instance')}
          help={t('reduction.instanceHelp')}
          value={text}
          examples={examples}
          onInput={setText}
        >
          <button type="submit" class="button primary" disabled={text.trim() === ''}>
            {t('reduction.build')}
          </button>
        </TextField>
    </form>
  );
}
