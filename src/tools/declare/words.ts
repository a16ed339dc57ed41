import { CHINESE, type Label, NAMES, TOGETHER } from '../../words/proposals.ts';

export type { Label } from '../../words/proposals.ts';

/** The language of labels for a locale: Chinese where it is Chinese, English otherwise. */
export const languageOf = (locale: string): keyof Label => (locale.startsWith('zh') ? 'zh' : 'en');

/** Existing labels of the application for keys, which are preferred over proposals. */
export type KnownLabels = ReadonlyMap<string, Label>;

/** The Chinese for some words, preferring known pairs; undefined if a word isn't known. */
function chineseOf(words: readonly string[]): string | undefined {
  const parts: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const both = TOGETHER[`${words[at]} ${words[at + 1]}`];
    const part = both ?? CHINESE[words[at] ?? ''];
    if (!part) return undefined;
    if (both) at += 1;
    parts.push(part);
  }
  return parts.join('');
}

/**
 * The words of a key; handles `create_time`, `createTime` and `channel.name`.
 * @example wordsOf('tool.boughtAt') // ['tool', 'bought', 'at']
 */
export const wordsOf = (key: string): readonly string[] =>
  key
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s_.-]+/)
    .map((word) => word.toLowerCase())
    .filter(Boolean);

/**
 * Proposes a label for a key in both languages, or returns the application's.
 * @param known the labels that the application has, by key
 * @example labelOf('bought_at', new Map()).en // 'Bought at'
 */
export function labelOf(key: string, known: KnownLabels): Label {
  const own = known.get(key) ?? known.get(key.split('.').at(-1) ?? '');
  if (own && !key.includes('.')) return own;
  // The unit isn't part of the name.
  const words = wordsOf(key).filter((word, at) => at === 0 || !/^(?:cents?|fen)$/.test(word));
  const [first = '', ...rest] = words;
  const en = [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(' ');
  const meaning = words.filter((word, at) => !(word === 'at' && at < words.length - 1));
  return { en, zh: chineseOf(meaning) ?? en };
}

/**
 * The words as a camel-case name.
 * @example camel(['bought', 'at']) // 'boughtAt'
 */
export const camel = (words: readonly string[]): string =>
  words.map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('');

/** The code name of a code: itself if it is a word, or else `value1`. */
export function nameOfCode(code: string): string {
  const known = NAMES[code];
  if (known) return known;
  if (code === 'true') return 'yes';
  if (code === 'false') return 'no';
  const name = camel(wordsOf(code));
  return /^[a-z]\w*$/.test(name) ? name : `value${code.replaceAll(/\W/g, '') || code.codePointAt(0)}`;
}

/** The label of a code: itself if it is Chinese, or the known translation of `unpaid` and the like. */
export function labelOfCode(code: string): Label {
  const name = nameOfCode(code);
  const en = wordsOf(name).join(' ');
  const zh = Object.keys(NAMES).find((word) => NAMES[word] === name) ?? code;
  return {
    en: en.charAt(0).toUpperCase() + en.slice(1),
    zh: /\p{Script=Han}/u.test(code) ? code : zh,
  };
}
