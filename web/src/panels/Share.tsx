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
import { valueText } from '../parts/valueText';
import { isDrawn, labelsOf } from '../state/boards';
import { gameOf } from '../state/games';
import { explained, type Mistake } from '../state/mistake';
import { checked, draftAddress } from '../state/draft';
import { hash, screen } from '../state/navigation';
import { layouts, position, record } from '../state/session';
import { language, theme } from '../state/settings';
import { choices } from '../state/solving';
import { playText } from './playText';

export function Share() {
  const drawing = screen.value === 'draw';
  const now = drawing ? (checked.value?.position ?? null) : position.value;
  if (!now) return <p class="muted">{t('share.nothing')}</p>;
  const text = drawing ? null : playText(now, record.value);
  return (
    <>
      <Copyable label={t('share.link')} text={new URL(hash.value, location.href).href} rows={2} />
      <Copyable label={t('share.problem')} text={now.problem} />
      {text !== null && <Copyable label={t('share.play')} text={text} rows={4} />}
      <Files now={now} text={text} />
      <GraphTexts now={now} />
    </>
  );
}

type PictureKind = 'svg' | 'png' | 'tikz';
const ENDINGS = { svg: 'svg', png: 'png', tikz: 'tex' } as const;

/** The board as it stands, with moved vertices, owners and the results that are shown. */
async function picture(now: Position, kind: PictureKind): Promise<Blob> {
  const drafting = screen.value === 'draw';
  const notes = drafting ? [] : choices.value.flatMap(({ text, result, note }) => (result ? [{ move: text, result, note: valueText(note) }] : []));
  const places = drafting ? draftAddress.value.places : layouts.value;
  // A picture of pixels has one ground, that of the page.
  const dark = getComputedStyle(document.documentElement).colorScheme === 'dark' || (theme.value === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  const ground = kind === 'png' ? { theme: dark ? ('dark' as const) : ('light' as const) } : {};
  const format = kind === 'tikz' ? 'tikz' : 'svg';
  const { drawing } = await api.drawing({ problem: now.problem, lang: language.value, format, layouts: places, notes, ...ground });
  if (kind === 'tikz') return textFile(drawing);
  const svg = svgFile(drawing);
  return kind === 'svg' ? svg : pngOf(svg);
}

/** Files to save: the play, if there is one, and pictures. */
function Files({ now, text }: { now: Position; text: string | null }) {
  const [mistake, setMistake] = useState<Mistake | null>(null);
  const name = now.summands[0]?.game ?? 'grundy';
  const save = async (kind: PictureKind) => {
    try {
      download(`${name}.${ENDINGS[kind]}`, await picture(now, kind));
      setMistake(null);
    } catch (error) {
      setMistake(explained(now.problem, error));
    }
  };
  return (
    <div class="field">
      <span class="label">{t('share.files')}</span>
      <div class="row">
        {text !== null && (
          <button type="button" class="button" onClick={() => download(`${name}.txt`, textFile(text))}>
            {t('share.savePlay')}
          </button>
        )}
        <button type="button" class="button" onClick={() => void save('svg')}>
          SVG
        </button>
        <button type="button" class="button" onClick={() => void save('png')}>
          PNG
        </button>
        <button type="button" class="button" onClick={() => void save('tikz')}>
          {t('share.tikz')}
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
