// The page in Brazilian Portuguese.

import type { en } from './en';

export const pt: Record<keyof typeof en, string> = {
  'page.name': 'Grundy',
};
