// The tools of the editor.

import { hueClass } from '../board/colours';
import { t } from '../i18n';
import { Icon, type IconName } from '../parts/Icon';
import type { Tool, ToolInfo } from './tools';

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
