// Values as the field writes them: signs instead of the characters of a keyboard.

const FRACTIONS: Record<string, string> = { '1/2': '½', '1/4': '¼', '3/4': '¾', '1/8': '⅛', '3/8': '⅜', '5/8': '⅝', '7/8': '⅞' };

/** `+-5` as ±5, `*2` as ∗2, `-1/2` as −½, `^` and `v` as arrows, `||` as a double bar. */
export function valueText(text: string): string {
  return text
    .replace(/\+-/g, '±')
    .replace(/(\d+)\/(\d+)/g, (whole: string) => FRACTIONS[whole] ?? whole)
    .replace(/(\d)([½¼¾⅛⅜⅝⅞])/g, '$1 $2')
    .replace(/\*/g, '∗')
    .replace(/-/g, '−')
    .replace(/\^/g, '↑')
    .replace(/(?<![a-z])v(?![a-z])/g, '↓')
    .replace(/\|\|/g, '‖');
}

/** A sentence with its values as the field writes them; words that may be anything else are left alone. */
export const sentenceText = (text: string): string => text.replace(/[^\s()]+/g, (word) => (isValue(word.replace(/[.,:;]+$/, '')) ? valueText(word) : word));

/** Whether a word can only be a value: it has a star, an arrow, a switch or options in braces, and is no edge, move or list of edges. */
const isValue = (word: string): boolean =>
  /^[\d/*^v{}|,+<>[\]-]+$/.test(word) && /[*^]|\+-|\{.*\|.*\}/.test(word) && !/\d-\d|>/.test(word.replace(/<\d+>/g, ''));
