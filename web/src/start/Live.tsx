// The board on the start page: to play at once. It is the play of the workbench, so that it goes on there.

import { useEffect } from 'preact/hooks';
import { PlayBoard } from '../frame/Stage';
import { lineOf, turnText, whyText } from '../frame/sentences';
import { say, t } from '../i18n';
import { Icon } from '../parts/Icon';
import { visit } from '../state/navigation';
import { welcome } from '../state/games';
import { mode, open, position, restart } from '../state/session';
import { title } from '../state/title';
import { nameOf } from '../state/title';

export function Live() {
  const now = position.value;
  const problem = welcome.value;
  useEffect(() => {
    mode.value = 'play';
    if (!position.peek() && problem) void open(problem);
  }, [problem]);
  const name = now ? now.summands.map(({ game }) => nameOf(game)).join(' + ') : title.value;
  return (
    <section class="live" aria-label={t('start.live')}>
      <div class="status">
        {now && <span class={`mark ${now.over?.winner ?? now.next}`} aria-hidden="true" />}
        <p class="sentence turn">
          {now && (
            <>
              <b>{turnText(now)}</b> <span>{now.over ? whyText(now) : lineOf(now)}</span>
            </>
          )}
        </p>
      </div>
      <div class="area">
        <PlayBoard />
      </div>
      <div class="under">
        <p>{now && <><b>{name}.</b> {say(now.aim)}</>}</p>
        {now?.over && (
          <button type="button" class="button" onClick={() => void restart()}>
            <Icon name="again" />
            {t('end.again')}
          </button>
        )}
        <button type="button" class="button" disabled={!now} onClick={() => visit('bench')}>
          <Icon name="full" />
          {t('start.open')}
        </button>
      </div>
    </section>
  );
}
