// The tools of the editor, undo and redo, and the automatic layouts.

import { useState } from 'preact/hooks';
import type { Layout } from '../api/types';
import { t } from '../i18n';
import type { Changes } from './history';
import type { Tool, ToolInfo } from './tools';

export type LayoutKind = Exclude<Layout, 'auto'>;

export interface ToolbarProps {
  tools: ToolInfo[];
  tool: Tool;
  onTool(tool: Tool): void;
  changes: Changes;
  onLayout(kind: LayoutKind): Promise<void>;
}

const LAYOUTS = ['force', 'circle', 'grid', 'tree'] as const satisfies readonly LayoutKind[];

export function Toolbar({ tools, tool, onTool, changes, onLayout }: ToolbarProps) {
  const [busy, setBusy] = useState(false);
  const arrange = async (kind: LayoutKind) => {
    setBusy(true);
    try {
      await onLayout(kind);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div class="toolbars">
      <div role="toolbar" aria-label={t('editor.tools')}>
        {tools.map((info) => {
          const title = t('editor.with-key', { name: t(info.name), key: info.key });
          return (
            <button
              key={info.tool}
              type="button"
              data-tool={info.tool}
              aria-pressed={info.tool === tool}
              aria-label={t(info.name)}
              aria-keyshortcuts={info.key}
              title={title}
              onClick={() => onTool(info.tool)}
            >
              {info.sign}
            </button>
          );
        })}
      </div>
      <div role="toolbar" aria-label={t('editor.history')}>
        <Step name={t('editor.undo')} keys="Control+Z" sign="↶" step={changes.undo} />
        <Step name={t('editor.redo')} keys="Control+Y" sign="↷" step={changes.redo} />
      </div>
      <div role="toolbar" aria-label={t('editor.arrange')} aria-busy={busy}>
        <span aria-hidden="true">{t('editor.arrange')}</span>
        {LAYOUTS.map((kind) => (
          <button key={kind} type="button" data-layout={kind} disabled={busy} onClick={() => void arrange(kind)}>
            {t(`editor.layout-${kind}`)}
          </button>
        ))}
      </div>
    </div>
  );
}

function Step({ name, keys, sign, step }: { name: string; keys: string; sign: string; step: (() => void) | null }) {
  const title = t('editor.with-key', { name, key: keys.replace('Control', 'Ctrl') });
  return (
    <button
      type="button"
      aria-label={name}
      aria-keyshortcuts={keys}
      title={title}
      disabled={!step}
      onClick={() => step?.()}
    >
      {sign}
    </button>
  );
}
