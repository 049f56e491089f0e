// The heading of a list of boards: in the drawer it stands below the title of the drawer.

import type { ComponentChildren } from 'preact';
import { narrow } from '../state/panel';
import { draftGame } from '../state/draft';
import { isDrawn } from '../state/boards';

export function Heading({ children }: { children: ComponentChildren }) {
  const inDrawer = !narrow.value && draftGame.value !== null && isDrawn(draftGame.value.instance);
  const Level = inDrawer ? 'h3' : 'h2';
  return <Level class="heading">{children}</Level>;
}
