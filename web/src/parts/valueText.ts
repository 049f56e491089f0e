// Values as the field writes them: signs instead of the characters of a keyboard.

const FRACTIONS: Record<string, string> = { '1/2': '½', '1/4': '¼', '3/4': '¾', '1/8': '⅛', '3/8': '⅜', '5/8': '⅝', '7/8': '⅞' };

/** A switch inside a switch has a double bar in place of its braces: `{{2|1}|-2}` is written {2|1‖−2}. */
const SIDE = '[^{}|,]+';
const inSwitch = (text: string): string =>
  text
    .replace(new RegExp(`\\{\\{(${SIDE}\\|${SIDE})\\}\\|\\{(${SIDE}\\|${SIDE})\\}\\}`, 'g'), '{$1||$2}')
    .replace(new RegExp(`\\{\\{(${SIDE}\\|${SIDE})\\}\\|(${SIDE})\\}`, 'g'), '{$1||$2}')
    .replace(new RegExp(`\\{(${SIDE})\\|\\{(${SIDE}\\|${SIDE})\\}\\}`, 'g'), '{$1||$2}');

/** `+-5` as ±5, `*2` as ∗2, `-1/2` as −½, `^` and `v` as arrows, `||` as a double bar. */
export function valueText(text: string): string {
  return inSwitch(text)
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

/** Whether a word can only be a value: a negative number, or it has a star, an arrow, a switch or options in braces, and is no edge, move or list of edges. */
const isValue = (word: string): boolean =>
  /^-\d+(\/\d+)?$/.test(word) ||
  (/^[\d/*^v{}|,+<>[\]-]+$/.test(word) && /[*^]|\+-|\{.*\|.*\}/.test(word) && !/\d-\d|>/.test(word.replace(/<\d+>/g, '')));

/** How values are read aloud. The texts are in the language of the page: an arrow, a star or a bar says nothing to most voices. */
export interface Voice {
  star: string;
  plusMinus: string;
  minus: string;
  up: string;
  down: string;
  bar: string;
  doubleBar: string;
}

/** `*3` as "star 3", `+-2` as "plus or minus 2", `{3|-1}` as "3 bar minus 1"; braces are read only where they stand inside others. */
export function spokenValue(text: string, voice: Voice): string {
  const outer = /^\{[^{}]*\}$/.test(text) ? text.slice(1, -1) : text;
  return outer
    .replace(/\+-/g, ` ${voice.plusMinus} `)
    .replace(/-/g, ` ${voice.minus} `)
    .replace(/\*/g, ` ${voice.star} `)
    .replace(/\^/g, ` ${voice.up} `)
    .replace(/(?<![a-z])v(?![a-z])/g, ` ${voice.down} `)
    .replace(/\|\|/g, ` ${voice.doubleBar} `)
    .replace(/\|/g, ` ${voice.bar} `)
    .replace(/,/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/ ,/g, ',')
    .trim();
}
