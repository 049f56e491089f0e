// Games as cards: a true picture of a position, the name and the rule in a line. A card opens a board that can be played at once.

import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { GameGroup, GameInfo, Position } from '../api/types';
import { StillBoard } from '../board/StillBoard';
import { say, t } from '../i18n';
import { gameOf } from '../state/games';
import { start } from '../state/navigation';

export function Group({ group }: { group: GameGroup }) {
  return (
    <section class="group" aria-labelledby={`group-${group.id}`}>
      <header>
        <h2 id={`group-${group.id}`}>{say(group.name)}</h2>
        <p>{say(group.about)}</p>
      </header>
      <Cards games={group.games.flatMap((id) => gameOf(id) ?? [])} />
    </section>
  );
}

export function Cards({ games, wide = false, children }: { games: GameInfo[]; wide?: boolean; children?: ComponentChildren }) {
  return (
    <ul class={`cards ${wide ? 'wide' : ''}`}>
      {children}
      {games.map((game) => (
        <li key={game.id}>
          <Card game={game} />
        </li>
      ))}
    </ul>
  );
}

function Card({ game }: { game: GameInfo }) {
  const choose = (event: MouseEvent) => {
    event.preventDefault();
    void start(game.first);
  };
  return (
    <a class="card" href={`#problem=${encodeURIComponent(game.first)}`} data-game={game.id} onClick={choose}>
      <Picture problem={game.shown} />
      <span class="card-text">
        <b>{say(game.name)}</b>
        <span>{say(game.line)}</span>
        <small>{t(`boards.${game.instance.kind}`)}</small>
      </span>
    </a>
  );
}

/** The positions that were loaded for pictures. */
const loaded = new Map<string, Position>();

/** A picture is drawn when it comes into view; its room is kept for it. */
export function Picture({ problem }: { problem: string }) {
  const frame = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(loaded.get(problem) ?? null);
  useEffect(() => {
    if (shown || !frame.current) return;
    const controller = new AbortController();
    const load = () =>
      void api.position(problem, controller.signal).then(
        (arrived) => {
          loaded.set(problem, arrived);
          setShown(arrived);
        },
        () => undefined,
      );
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        load();
      },
      { rootMargin: '200px' },
    );
    observer.observe(frame.current);
    return () => {
      observer.disconnect();
      controller.abort();
    };
  }, [problem]);
  useLayoutEffect(() => {
    if (shown && frame.current) fit(frame.current);
  }, [shown]);
  return (
    <span ref={frame} class="card-picture" aria-hidden="true">
      {shown && <StillBoard view={shown.view} layouts={shown.layouts} label="" />}
    </span>
  );
}

/** Rows of things are no drawing that scales by itself: not larger than this, and with some room around. */
const LARGEST = 0.9;
const AROUND = 20;

/** A picture that is higher than this shows larger things. */
const USUAL_HEIGHT = 200;

/** Makes what stands in a row as large as the picture allows. */
function fit(frame: HTMLElement): void {
  const row = frame.querySelector<HTMLElement>('.heaps, .board > .strip, .values');
  if (!row) return;
  row.style.zoom = '1';
  const { width, height } = row.getBoundingClientRect();
  row.style.zoom = String(Math.min(LARGEST * Math.max(1, frame.clientHeight / USUAL_HEIGHT), (frame.clientWidth - AROUND) / width, (frame.clientHeight - AROUND) / height));
}
