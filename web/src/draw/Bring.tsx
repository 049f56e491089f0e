// A graph of one's own: a text in any format, a file, or an empty sheet.

import { useRef, useState } from 'preact/hooks';
import type { GameInfo } from '../api/types';
import { t } from '../i18n';
import { Icon } from '../parts/Icon';
import { MistakeText } from '../parts/MistakeText';
import { changeBoard } from '../state/draft';
import { explained, type Mistake } from '../state/mistake';
import { narrow, sheet } from '../state/panel';
import { Heading } from './Heading';
import { bringText } from './taking';

export function Bring({ game }: { game: GameInfo }) {
  const [pasting, setPasting] = useState(false);
  const [text, setText] = useState('');
  const [mistake, setMistake] = useState<Mistake | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const read = (given: string) => {
    bringText(game, given).then(
      () => {
        setMistake(null);
        setPasting(false);
        setText('');
      },
      (error: unknown) => setMistake(explained(given, error)),
    );
  };
  // An error is about a text that is no longer there.
  const change = (given: string) => {
    setText(given);
    setMistake(null);
  };
  const readFile = async (chosen: File | undefined) => {
    if (!chosen) return;
    const content = await chosen.text();
    change(content);
    setPasting(true);
    read(content);
    if (file.current) file.current.value = '';
  };
  const clear = () => {
    changeBoard('{}', []);
    if (narrow.peek()) sheet.value = 'peek';
  };
  return (
    <section class="bring">
      <Heading>{t('drawer.own')}</Heading>
      <div class="three">
        <button type="button" class="button" aria-expanded={pasting} onClick={() => setPasting(!pasting)}>
          <Icon name="paste" />
          {t('drawer.paste')}
        </button>
        <button type="button" class="button" onClick={() => file.current?.click()}>
          <Icon name="file" />
          {t('drawer.openFile')}
        </button>
        <button type="button" class="button" aria-label={t('draw.clear')} onClick={clear}>
          <Icon name="plus" />
          {t('drawer.empty')}
        </button>
      </div>
      <input ref={file} hidden type="file" aria-label={t('drawer.file')} onChange={(event) => void readFile(event.currentTarget.files?.[0])} />
      {pasting && (
        <>
          <label class="field">
            <span>{t('drawer.text')}</span>
            <textarea rows={4} spellcheck={false} value={text} onInput={(event) => change(event.currentTarget.value)} />
          </label>
          <button type="button" class="button primary" disabled={text.trim() === ''} onClick={() => read(text)}>
            {t('drawer.insert')}
          </button>
        </>
      )}
      <MistakeText mistake={mistake} />
      <p class="muted small">{t('drawer.formats')}</p>
    </section>
  );
}
