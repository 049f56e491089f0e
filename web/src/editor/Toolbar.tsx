// The tools of the editor, undo and redo, and the automatic layouts.

import { useState } from 'preact/hooks';
import type { Layout } from '../api/types';
import { hueClass } from '../board/colours';
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

/** Tools with a drawing of their own; the others show a sign. */
const ICONS: Partial<Record<Tool, IconName>> = { select: 'pointer', vertex: 'vertex', edge: 'edge', arc: 'arc', delete: 'eraser', token: 'token' };

export function Tools({ tools, tool, onTool }: ToolsProps) {
  return (
    <div class="rail" role="toolbar" aria-label={t('editor.tools')}>
      {tools.map((info, index) => {
        const icon = ICONS[info.tool];
        const name = t(info.name, { number: info.number ?? 0 });
        const first = isMarking(info.tool) && !isMarking(tools[index - 1]?.tool ?? 'select');
        return (
          <>
            {first && <hr />}
            <button
              key={info.tool}
              type="button"
              data-tool={info.tool}
              class={info.number ? hueClass(info.number) : undefined}
              aria-pressed={info.tool === tool}
              aria-label={name}
              aria-keyshortcuts={info.key || undefined}
              title={info.key ? t('editor.with-key', { name, key: info.key }) : name}
              onClick={() => onTool(info.tool)}
            >
              {icon ? <Icon name={icon} /> : <span class="sign">{info.sign}</span>}
            </button>
          </>
        );
      })}
    </div>
  );
}

/** Tools that change what is there rather than the graph. */
const isMarking = (tool: Tool): boolean => !['select', 'vertex', 'edge', 'arc', 'delete'].includes(tool);

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
