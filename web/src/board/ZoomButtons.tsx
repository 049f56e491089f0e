import { t } from '../i18n';
import type { Zoom } from './useZoom';

export function ZoomButtons({ zoom }: { zoom: Zoom }) {
  return (
    <div class="zoom-buttons">
      <button type="button" aria-label={t('board.zoom-in')} title={t('board.zoom-in')} onClick={() => zoom.by(1.5)}>
        +
      </button>
      <button
        type="button"
        aria-label={t('board.zoom-out')}
        title={t('board.zoom-out')}
        onClick={() => zoom.by(1 / 1.5)}
      >
        −
      </button>
      <button type="button" aria-label={t('board.zoom-fit')} title={t('board.zoom-fit')} onClick={zoom.fit}>
        ⤢
      </button>
    </div>
  );
}
