// A list to choose from: the moves that use all places touched so far.

import { t } from '../i18n';
import { valueText } from '../parts/valueText';
import './chooser.css';
import { SIGNS } from './Target';
import { type OptionsInput, useOptions } from './useOptions';

/** At most this many moves are listed: touching another place narrows them down. */
const MOST_LISTED = 200;

export interface ChooserProps extends OptionsInput {
  showResults: boolean;
}

export function Chooser({ showResults, ...input }: ChooserProps) {
  const { choices, onCancel } = input;
  const listed = choices.slice(0, MOST_LISTED);
  const { titleId, list, option } = useOptions({ ...input, choices: listed });
  return (
    <div class="chooser">
      <p id={titleId} class="chooser-title">
        {t('board.choose', { n: choices.length })}
        <button type="button" class="button" onClick={onCancel}>
          {t('board.cancel')}
        </button>
      </p>
      <ul {...list}>
        {listed.map((choice, index) => (
          <li
            key={choice.text}
            {...option(index, choice)}
            aria-label={choice.title}
            class={showResults ? (choice.result ?? '') : ''}
          >
            {showResults && choice.result && <span aria-hidden="true">{SIGNS[choice.result]}</span>}
            <span>{choice.text}</span>
            {showResults && <small>{valueText(choice.note)}</small>}
          </li>
        ))}
      </ul>
      {choices.length > MOST_LISTED && <p>{t('board.choose-more', { n: choices.length - MOST_LISTED })}</p>}
    </div>
  );
}
