// Graphs from elsewhere: named families, random graphs, texts and files in any format.

import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Family } from '../api/types';
import { t } from '../i18n';
import { Select, TextField } from '../parts/Fields';
import { MistakeText } from '../parts/MistakeText';
import { explained, type Mistake } from '../state/mistake';

interface ImportProps {
  onImport(graph: string): void;
}

export function Import({ onImport }: ImportProps) {
  return (
    <section class="import">
      <Families onImport={onImport} />
      <RandomGraph onImport={onImport} />
      <GraphText onImport={onImport} />
    </section>
  );
}

function Families({ onImport }: ImportProps) {
  const [families, setFamilies] = useState<Family[]>([]);
  const [chosen, setChosen] = useState('');
  useEffect(() => {
    // Without the list the other ways still work.
    api.families().then((answer) => setFamilies(answer.families), () => undefined);
  }, []);
  const options = families.map(({ name, example }) => ({ value: example, name: `${name}: ${example}` }));
  const insert = (example: string) => {
    setChosen(example);
    if (example) onImport(example);
  };
  return <Select label={t('import.family')} value={chosen} options={[{ value: '', name: '–' }, ...options]} onChange={insert} />;
}

function RandomGraph({ onImport }: ImportProps) {
  const [vertices, setVertices] = useState('8');
  const [probability, setProbability] = useState('0.4');
  const make = () => onImport(`random(${vertices},${probability},${Math.floor(Math.random() * 1_000_000)})`);
  return (
    <div class="row">
      <TextField type="number" label={t('import.vertices')} value={vertices} least={1} greatest={200} onInput={setVertices} />
      <TextField type="number" label={t('import.probability')} value={probability} least={0} greatest={1} step={0.05} onInput={setProbability} />
      <button type="button" class="button" onClick={make}>
        {t('import.random')}
      </button>
    </div>
  );
}

function GraphText({ onImport }: ImportProps) {
  const [text, setText] = useState('');
  const [mistake, setMistake] = useState<Mistake | null>(null);
  const read = (given: string) =>
    void api.graph({ graph: given, layout: 'auto' }).then(
      (answer) => {
        setMistake(null);
        onImport(answer.graph);
      },
      (error: unknown) => setMistake(explained(given, error)),
    );
  // An error is about a text that is no longer there.
  const change = (given: string) => {
    setText(given);
    setMistake(null);
  };
  const readAll = (content: string) => {
    change(content);
    read(content);
  };
  return (
    <details>
      <summary>{t('import.title')}</summary>
      <label class="field">
        <span>{t('import.text')}</span>
        <textarea rows={3} spellcheck={false} value={text} onInput={(event) => change(event.currentTarget.value)} />
      </label>
      <div class="row">
        <button type="button" class="button" disabled={text.trim() === ''} onClick={() => read(text)}>
          {t('import.read')}
        </button>
        <TextFile onText={readAll} />
      </div>
      <MistakeText mistake={mistake} />
    </details>
  );
}

/** The content of a file that a person chooses. */
export function TextFile({ onText }: { onText(text: string): void }) {
  const read = async (file: File | undefined) => {
    if (file) onText((await file.text()).trim());
  };
  return (
    <label class="field">
      <span>{t('import.file')}</span>
      <input type="file" onChange={(event) => void read(event.currentTarget.files?.[0])} />
    </label>
  );
}
