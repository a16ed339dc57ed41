/** The dot between the parts of a name, as keyboards and other systems write it, and the blanks beside it. */
const DOT = /\s*[\u00B7\u2022\u30FB\uFF65]\s*/gu;

const DOTTED = /^\p{Script=Han}+(?:\s*[\u00B7\u2022\u30FB\uFF65]\s*\p{Script=Han}+)+$/u;

/**
 * A name with the dots that Chinese law writes between its parts; any other text as it is.
 * @example withNameDots('\u738B\u30FB\u660E') // '\u738B\u00B7\u660E'
 */
export const withNameDots = (text: string): string =>
  DOTTED.test(text) ? text.replace(DOT, '\u00B7') : text;

/**
 * Whether a text is a name as Chinese law writes them: at most 15 Han characters, with a dot between two of them where it has parts.
 * @example
 * CHINESE_NAME.test('\u738B\u00B7\u660E') // true
 * CHINESE_NAME.test('\u738B\u00B7') // false
 */
export const CHINESE_NAME = /^\p{Script=Han}(?:\u00B7?\p{Script=Han}){0,14}$/u;
