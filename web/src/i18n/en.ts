// The page in English.

export const en = {
  'page.name': 'Grundy',
};
