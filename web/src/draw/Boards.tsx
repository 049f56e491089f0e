// Boards to take: families of graphs with pictures, a graph of one's own, and examples.

import { useEffect, useState } from 'preact/hooks';
import type { Family, GameInfo } from '../api/types';
import { say, t } from '../i18n';
import { Icon } from '../parts/Icon';
import { familyGroups as groups, filled, loadFamilies } from '../state/families';
import { Bring } from './Bring';
import { Examples } from './Examples';
import { FamilyPicture } from './FamilyPicture';
import { Heading } from './Heading';
import { useBoard } from './taking';

export function Boards({ game }: { game: GameInfo }) {
  const [wanted, setWanted] = useState('');
  const use = useBoard(game);
  useEffect(() => void loadFamilies(), []);
  const find = (event: SubmitEvent) => {
    event.preventDefault();
    if (wanted.trim() !== '') use(wanted.trim());
  };
  return (
    <div class="boards">
      <form onSubmit={find}>
        <label class="aloud" for="find-board">
          {t('drawer.find')}
        </label>
        <input
          id="find-board"
          type="search"
          value={wanted}
          placeholder={t('drawer.example')}
          autocomplete="off"
          spellcheck={false}
          onInput={({ currentTarget }) => setWanted(currentTarget.value)}
        />
      </form>
      <Families wanted={wanted} onUse={use} />
      <Bring game={game} />
      <Examples game={game} />
    </div>
  );
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The families whose name or description contains what is looked for. */
function Families({ wanted, onUse }: { wanted: string; onUse(graph: string): void }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const fits = ({ title, about, pattern }: Family) => [say(title), say(about), pattern].some((text) => plain(text).includes(plain(wanted.trim())));
  const shown = groups.value.map(({ title, families }) => ({ title, families: families.filter(fits) })).filter(({ families }) => families.length > 0);
  if (shown.length === 0 && groups.value.length > 0) return <p class="muted">{t('drawer.none')}</p>;
  return (
    <>
      {shown.map(({ title, families }) => {
        const open = families.find(({ pattern }) => pattern === chosen);
        return (
          <section key={title.en}>
            <Heading>{say(title)}</Heading>
            <ul class="families" onKeyDown={walk}>
              {families.map((family) => (
                <li key={family.pattern}>
                  <button type="button" tabIndex={family === (open ?? families[0]) ? 0 : -1} title={say(family.about)} aria-pressed={family.pattern === chosen} onClick={() => setChosen(family.pattern)}>
                    <FamilyPicture family={family} />
                    <span>{say(family.title)}</span>
                  </button>
                </li>
              ))}
            </ul>
            {open && <Parameters key={open.pattern} family={open} onUse={onUse} />}
          </section>
        );
      })}
    </>
  );
}

/** A list of families is one stop for Tab, with arrows inside. */
function walk(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const all = [...event.currentTarget.querySelectorAll('button')];
  const at = all.findIndex((button) => button === event.target);
  const to = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
  const next = to === undefined ? undefined : all[to];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Seeds are drawn at random rather than typed. */
const isSeed = (greatest: number) => greatest > 1_000_000;

/** The sizes of a family, and the button that puts it on the sheet. */
function Parameters({ family, onUse }: { family: Family; onUse(graph: string): void }) {
  const [values, setValues] = useState(family.parameters.map(({ usual }) => String(usual)));
  const random = family.parameters.some(({ greatest }) => isSeed(greatest));
  const use = (event: SubmitEvent) => {
    event.preventDefault();
    const given = family.parameters.map(({ greatest }, i) => (isSeed(greatest) ? String(Math.floor(Math.random() * 1_000_000)) : (values[i] ?? '')));
    onUse(filled(family, given));
  };
  return (
    <form class="parameters" onSubmit={use}>
      <b>{say(family.title)}</b>
      <small class="muted">{say(family.about)}</small>
      {family.parameters.map(({ name, least, greatest }, index) =>
        isSeed(greatest) ? null : (
          <label key={name.en}>
            {say(name)}
            <input
              type="number"
              required
              min={least}
              max={greatest}
              value={values[index]}
              onInput={({ currentTarget }) => setValues(values.with(index, currentTarget.value))}
            />
          </label>
        ),
      )}
      <button type="submit" class="button">
        {random && <Icon name="dice" />}
        {t('drawer.use')}
      </button>
    </form>
  );
}
