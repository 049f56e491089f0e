// The tabs beside the board. A tab is loaded when it is shown.

import { t } from '../i18n';
import { Tabs } from '../parts/Tabs';
import { panel, PANELS } from '../state/panel';
import { GameGraph } from './GameGraph';
import { History } from './History';
import { Moves } from './Moves';
import './panels.css';
import { Share } from './Share';
import { Why } from './Why';

const COMPONENTS = { moves: Moves, why: Why, history: History, graph: GameGraph, share: Share };

export function Panels() {
  const Panel = COMPONENTS[panel.value];
  const tabs = PANELS.map((id) => ({ id, name: t(`panel.${id}`) }));
  return (
    <Tabs label={t('panel.label')} tabs={tabs} chosen={panel.value} onChoose={(id) => (panel.value = id)}>
      <Panel />
    </Tabs>
  );
}
