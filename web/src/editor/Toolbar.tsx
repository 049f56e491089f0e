// The tools of the editor, undo and redo, and the automatic layouts.

import { useState } from 'preact/hooks';
import type { Layout } from '../api/types';
import { t } from '../i18n';
import { Icon, type IconName } from '../parts/Icon';
import type { Changes } from './history';
import type { Tool, ToolInfo } from './tools';

export type LayoutKind = Exclude<Layout, 'auto'>;

interface ToolsProps {
  tools: ToolInfo[];
  tool: Tool;
  onTool(tool: Tool): void;
}

export function Tools({ tools, tool, onTool }: ToolsProps) {
  return (
    <div class="rail" role="toolbar" aria-label={t('editor.tools')}>
      {tools.map((info) => (
        <button
          key={info.tool}
          type="button"
          data-tool={info.tool}
          aria-pressed={info.tool === tool}
          aria-label={t(info.name)}
          aria-keyshortcuts={info.key}
          title={t('editor.with-key', { name: t(info.name), key: info.key })}
          onClick={() => onTool(info.tool)}
        >
          {info.sign}
        </button>
      ))}
    </div>
  );
}

const LAYOUTS = ['force', 'circle', 'grid', 'tree'] as const satisfies readonly LayoutKind[];

interface ArrangeProps {
  changes: Changes;
  onLayout(kind: LayoutKind): Promise<void>;
}

export function Arrange({ changes, onLayout }: ArrangeProps) {
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
    <>
      <div role="toolbar" aria-label={t('editor.arrange')} aria-busy={busy}>
        <span aria-hidden="true">{t('editor.arrange')}</span>
        {LAYOUTS.map((kind) => (
          <button key={kind} type="button" data-layout={kind} disabled={busy} onClick={() => void arrange(kind)}>
            {t(`editor.layout-${kind}`)}
          </button>
        ))}
      </div>
      <div role="toolbar" aria-label={t('editor.history')}>
        <Step name={t('editor.undo')} keys="Control+Z" icon="undo" step={changes.undo} />
        <Step name={t('editor.redo')} keys="Control+Y" icon="redo" step={changes.redo} />
      </div>
    </>
  );
}

function Step({ name, keys, icon, step }: { name: string; keys: string; icon: IconName; step: (() => void) | null }) {
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
      <Icon name={icon} />
    </button>
  );
}
