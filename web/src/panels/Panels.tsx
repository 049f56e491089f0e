// The tabs beside the board. What is not looked at is not loaded.

import { signal } from '@preact/signals';
import { t } from '../i18n';
import { Tabs } from '../parts/Tabs';
import { GameGraph } from './GameGraph';
import { History } from './History';
import { Moves } from './Moves';
import { Share } from './Share';
import { Why } from './Why';

const PANELS = { moves: Moves, why: Why, history: History, graph: GameGraph, share: Share };
type PanelId = keyof typeof PANELS;
const IDS = Object.keys(PANELS) as PanelId[];

const chosen = signal<PanelId>('moves');

export function Panels() {
  const Panel = PANELS[chosen.value];
  const tabs = IDS.map((id) => ({ id, name: t(`panel.${id}`) }));
  return (
    <Tabs label={t('panel.label')} tabs={tabs} chosen={chosen.value} onChoose={(id) => (chosen.value = id)}>
      <Panel />
    </Tabs>
  );
}
