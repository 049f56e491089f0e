// A box for the text of a problem, as the command line and links write it.

import { useState } from 'preact/hooks';
import { t } from '../i18n';
import { TextField } from '../parts/Fields';
import { MistakeText } from '../parts/MistakeText';
import { start } from '../state/navigation';
import { mistake, position } from '../state/session';

export function ProblemBox() {
  // The problem on the board can be edited as text, also a sum of games.
  const [text, setText] = useState(position.peek()?.problem ?? '');
  const [sent, setSent] = useState('');
  const submit = (event: Event) => {
    event.preventDefault();
    setSent(text.trim());
    void start(text.trim());
  };
  // Errors from elsewhere are not shown here.
  const own = mistake.value?.text === sent ? mistake.value : null;
  return (
    <form onSubmit={submit}>
      <div class="row">
        <TextField label={t('problem.label')} help={t('problem.help')} value={text} onInput={setText} />
        <button type="submit" class="primary" disabled={text.trim() === ''}>
          {t('problem.open')}
        </button>
      </div>
      <MistakeText mistake={own} />
    </form>
  );
}
