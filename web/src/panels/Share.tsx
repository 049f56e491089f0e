// What can be shared: the link, the texts, the picture.

import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Format, GraphAnswer, LabelsOf, Position } from '../api/types';
import { t } from '../i18n';
import { Copyable } from '../parts/Copyable';
import { Select } from '../parts/Fields';
import { MistakeText } from '../parts/MistakeText';
import { svgFile } from '../parts/Picture';
import { download, pngOf, textFile } from '../parts/save';
import { isDrawn, labelsOf } from '../state/boards';
import { gameOf } from '../state/games';
import { explained, type Mistake } from '../state/mistake';
import { hash } from '../state/navigation';
import { line, position } from '../state/session';
import { language } from '../state/settings';
import { playText } from './playText';

export function Share() {
  const now = position.value;
  if (!now) return null;
  const record = playText(now, line.value);
  return (
    <>
      <Copyable label={t('share.link')} text={new URL(hash.value, location.href).href} rows={2} />
      <Copyable label={t('share.problem')} text={now.problem} />
      <Copyable label={t('share.play')} text={record} rows={4} />
      <Files now={now} record={record} />
      <GraphTexts now={now} />
    </>
  );
}

function Files({ now, record }: { now: Position; record: string }) {
  const [mistake, setMistake] = useState<Mistake | null>(null);
  const name = now.summands[0]?.game ?? 'grundy';
  const picture = async (extension: 'svg' | 'png') => {
    try {
      const svg = svgFile(await api.picture(now.problem, language.value));
      download(`${name}.${extension}`, extension === 'svg' ? svg : await pngOf(svg));
      setMistake(null);
    } catch (error) {
      setMistake(explained(now.problem, error));
    }
  };
  return (
    <div class="field">
      <span class="label">{t('share.files')}</span>
      <div class="row">
        <button type="button" class="button" onClick={() => download(`${name}.txt`, textFile(record))}>
          {t('share.savePlay')}
        </button>
        <button type="button" class="button" onClick={() => void picture('svg')}>
          SVG
        </button>
        <button type="button" class="button" onClick={() => void picture('png')}>
          PNG
        </button>
      </div>
      <MistakeText mistake={mistake} />
    </div>
  );
}

/** The first board that is a graph, in every text format. */
function GraphTexts({ now }: { now: Position }) {
  for (const { game, instance } of now.summands) {
    const board = gameOf(game)?.instance;
    if (board && isDrawn(board)) return <Formats key={instance} instance={instance} labels={labelsOf(board)} />;
  }
  return null;
}

function Formats({ instance, labels }: { instance: string; labels: LabelsOf | undefined }) {
  const [graph, setGraph] = useState<GraphAnswer | null>(null);
  const [format, setFormat] = useState<Format>('g6');
  useEffect(() => {
    const controller = new AbortController();
    // A board that is too large to be written out has no such texts; then nothing is shown.
    api.graph({ graph: instance, layout: 'circle', labels }, controller.signal).then(setGraph, () => undefined);
    return () => controller.abort();
  }, [instance]);
  if (!graph) return null;
  const formats = (Object.keys(graph.formats) as Format[]).filter((each) => graph.formats[each] !== null);
  const shown = formats.includes(format) ? format : formats[0];
  if (!shown) return null;
  return (
    <>
      <Select
        label={t('share.format')}
        value={shown}
        options={formats.map((value) => ({ value, name: t(`format.${value}`) }))}
        onChange={(value) => setFormat(value)}
      />
      <Copyable label={t('share.graph')} text={graph.formats[shown]?.trimEnd() ?? ''} rows={4} />
    </>
  );
}
