// Something to tell about the board, with what may be done about it.

import { t } from '../i18n';
import { Icon } from '../parts/Icon';
import { draftNote } from '../state/draft';

export function NoteBar() {
  const note = draftNote.value;
  return (
    <div class="note-bar" role="status">
      {note && (
        <div class="note">
          <span>{note.text}</span>
          {note.act && (
            <button type="button" class="button" onClick={note.act.run}>
              {note.act.name}
            </button>
          )}
          <button type="button" class="icon-button" aria-label={t('note.close')} onClick={() => (draftNote.value = null)}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
