import { keep, readKept } from './storage';

const KEY = 'styles';
/** More than this is of several builds, in characters: the next start begins anew. */
const MOST = 250_000;
/** What could ask somebody else for something, an escape that could hide it included. */
const REACHING = /url\(|src\(|image-set\(|@import|\\/i;

/** Style rules as the browser prints them. */
export interface Styles {
  /** Of the styles they are of: hashes of what these say. */
  readonly names: readonly string[];
  readonly css: string;
  /** How many rules. */
  readonly count: number;
}

/** The style rules that this browser made at an earlier start; they say nothing of anybody and outlive a logout. */
export const keptStyles = {
  /** Nothing where there are none, or where they aren't what was written. */
  read(): Styles | undefined {
    const kept = readKept('localStorage', KEY);
    return isStyles(kept) && !REACHING.test(kept.css) ? kept : undefined;
  },

  write(styles: Styles) {
    const isKept = styles.css.length <= MOST && !REACHING.test(styles.css);
    keep('localStorage', KEY, JSON.stringify(isKept ? styles : null));
  },
};

function isStyles(raw: unknown): raw is Styles {
  const { names, css, count } = (raw ?? {}) as Partial<Record<keyof Styles, unknown>>;
  const isNamed = Array.isArray(names) && names.every((name) => typeof name === 'string');
  return isNamed && typeof css === 'string' && typeof count === 'number';
}
