import { t, type TextKey } from '../i18n';
import { Icon, type IconName } from '../parts/Icon';
import type { Zoom } from './useZoom';

export function ZoomButtons({ zoom }: { zoom: Pick<Zoom, 'by' | 'fit'> }) {
  const button = (name: TextKey, icon: IconName, onClick: () => void) => (
    <button type="button" class="icon-button" data-zoom={icon} aria-label={t(name)} title={t(name)} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="zoom-buttons">
      {button('board.zoom-in', 'plus', () => zoom.by(1.5))}
      {button('board.zoom-out', 'minus', () => zoom.by(1 / 1.5))}
      {button('board.zoom-fit', 'fit', zoom.fit)}
    </div>
  );
}
