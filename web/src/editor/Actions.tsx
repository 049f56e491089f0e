// Undo, redo and the automatic layouts, in the panel beside the drawing.

import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { Layout } from '../api/types';
import { Action } from '../frame/Actions';
import { Menu } from '../frame/Menu';
import { t } from '../i18n';
import { Icon } from '../parts/Icon';
import type { Changes } from './history';

export type LayoutKind = Exclude<Layout, 'auto'>;

/** What can be done to the drawing on the sheet; null while there is none. */
export interface Acting extends Pick<Changes, 'undo' | 'redo'> {
  layOut(kind: LayoutKind): Promise<void>;
}

export const acting = signal<Acting | null>(null);

const LAYOUTS = ['force', 'circle', 'grid', 'tree'] as const satisfies readonly LayoutKind[];

export function DrawActions() {
  const now = acting.value;
  if (!now) return null;
  return (
    <>
      <Action icon="undo" name="editor.undo" keys="Ctrl Z" disabled={!now.undo} onClick={() => now.undo?.()} />
      <Action icon="redo" name="editor.redo" keys="Ctrl Y" disabled={!now.redo} onClick={() => now.redo?.()} />
      <Menu kind="action" around="upwards" name={t('editor.arrange')} face={<ArrangeFace />}>
        <Layouts layOut={now.layOut} />
      </Menu>
    </>
  );
}

function ArrangeFace() {
  return (
    <>
      <Icon name="arrange" />
      <span>{t('editor.arrange')}</span>
    </>
  );
}

function Layouts({ layOut }: Pick<Acting, 'layOut'>) {
  const [busy, setBusy] = useState(false);
  const arrange = (kind: LayoutKind) => {
    setBusy(true);
    void layOut(kind).finally(() => setBusy(false));
  };
  return (
    <div class="layouts" aria-busy={busy}>
      {LAYOUTS.map((kind) => (
        <button key={kind} type="button" class="button quiet" data-layout={kind} disabled={busy} onClick={() => arrange(kind)}>
          {t(`editor.layout-${kind}`)}
        </button>
      ))}
    </div>
  );
}
