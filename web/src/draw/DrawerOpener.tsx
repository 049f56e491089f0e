// Opens the drawer of boards, where there is one and it is closed.

import { t } from '../i18n';
import { Icon } from '../parts/Icon';
import { isDrawn } from '../state/boards';
import { draftGame } from '../state/draft';
import { drawer, narrow } from '../state/panel';

export function DrawerOpener() {
  const drawn = draftGame.value !== null && isDrawn(draftGame.value.instance);
  if (drawer.value || narrow.value || !drawn) return null;
  return (
    <button type="button" class="button opener" onClick={() => (drawer.value = true)}>
      <Icon name="boards" />
      <span>{t('drawer.open')}</span>
    </button>
  );
}
