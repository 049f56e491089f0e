// Undo, redo and the automatic layouts, in the panel beside the drawing.

import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { Layout } from '../api/types';
import { Action } from '../frame/Actions';
import { Menu } from '../frame/Menu';
import { t } from '../i18n';
import { Icon } from '../parts/Icon';
import { steps } from '../state/steps';

export type LayoutKind = Exclude<Layout, 'auto'>;

/** Arranges the drawing on the sheet; null while there is none. */
export const layingOut = signal<((kind: LayoutKind) => Promise<void>) | null>(null);

const LAYOUTS = ['force', 'circle', 'grid', 'tree'] as const satisfies readonly LayoutKind[];

export function DrawActions() {
  const now = steps.value;
  const layOut = layingOut.value;
  return (
    <>
      <Action icon="undo" name="editor.undo" keys="Ctrl Z" disabled={!now?.undo} onClick={() => now?.undo?.()} />
      <Action icon="redo" name="editor.redo" keys="Ctrl Y" disabled={!now?.redo} onClick={() => now?.redo?.()} />
      {layOut && (
        <Menu kind="action" around="upwards" name={t('editor.arrange')} face={<ArrangeFace />}>
          <Layouts layOut={layOut} />
        </Menu>
      )}
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

function Layouts({ layOut }: { layOut(kind: LayoutKind): Promise<void> }) {
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
