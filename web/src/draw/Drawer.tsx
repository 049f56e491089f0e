// The drawer beside the sheet, with boards to take. On a phone they are in the panel.

import type { GameInfo } from '../api/types';
import { t } from '../i18n';
import { Icon } from '../parts/Icon';
import { drawer, narrow } from '../state/panel';
import { Boards } from './Boards';

export function Drawer({ game }: { game: GameInfo }) {
  if (!drawer.value || narrow.value) return null;
  return (
    <aside class="drawer" aria-label={t('drawer.title')}>
      <header>
        <h2>{t('drawer.title')}</h2>
        <button type="button" class="icon-button" aria-label={t('help.close')} onClick={() => (drawer.value = false)}>
          <Icon name="close" />
        </button>
      </header>
      <div class="drawer-body" tabIndex={0}>
        <Boards game={game} />
      </div>
    </aside>
  );
}
