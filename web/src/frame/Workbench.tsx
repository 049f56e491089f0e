// The workbench with a play on it: the board, the status above, the strip below, the panel beside.

import { t } from '../i18n';
import { GameGraph } from '../panels/GameGraph';
import { Numbers } from '../panels/Numbers';
import '../panels/panels.css';
import { PlayPanel } from '../panels/PlayPanel';
import { Results } from '../panels/Results';
import { Unspoiled } from '../panels/Unspoiled';
import { Why } from '../panels/Why';
import { WideGraph } from '../panels/WideGraph';
import { full, tab, TABS } from '../state/panel';
import { title } from '../state/title';
import { PlayActions } from './Actions';
import { Panel } from './Panel';
import { Room } from './Room';
import { Stage } from './Stage';
import { Status } from './Status';
import { Strip } from './Strip';
import { TopBar } from './TopBar';

const CONTENT = { play: PlayPanel, why: Why, results: Results, numbers: Numbers, tree: GameGraph };
/** Tabs that would give the result away. */
const SPOILING = ['why', 'tree'];

export function Workbench() {
  if (full.value) return <Room />;
  const Content = CONTENT[tab.value];
  const tabs = TABS.map((id) => ({ id, name: t(`panel.${id}`) }));
  return (
    <div class="bench">
      <TopBar />
      <main class="sheet" id="content" tabIndex={-1}>
        <h1 class="aloud">{title.value}</h1>
        <Status />
        <Stage over={<WideGraph />} />
        <Strip />
      </main>
      <Panel label={t('panel.label')} tabs={tabs} chosen={tab.value} onChoose={(id) => (tab.value = id)} actions={<PlayActions />}>
        {SPOILING.includes(tab.value) ? (
          <Unspoiled>
            <Content />
          </Unspoiled>
        ) : (
          <Content />
        )}
      </Panel>
    </div>
  );
}
