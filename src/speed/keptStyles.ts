import { type BrowserStorage, STYLES } from '../storage/storage';

/** In characters. Anything longer comes from several builds, and the next start begins anew. */
const MOST = 250_000;
/** What could load something from elsewhere, including escapes that could hide it. */
const REACHING = /url\(|src\(|image-set\(|@import|\\/i;

/** Style rules as the browser prints them. */
export interface Styles {
  /** Hashes of the styles they belong to. */
  readonly names: readonly string[];
  readonly css: string;
  /** The number of rules. */
  readonly count: number;
}

/** The style rules generated at an earlier start; they hold nothing personal and outlive a logout. */
export const keptStylesIn = ({ readKept, keepCopy }: BrowserStorage) => ({
  /** `undefined` if there are none, or if they were tampered with. */
  read(): Styles | undefined {
    const kept = readKept('localStorage', STYLES);
    return isStyles(kept) && !REACHING.test(kept.css) ? kept : undefined;
  },

  write(styles: Styles) {
    const isKept = styles.css.length <= MOST && !REACHING.test(styles.css);
    keepCopy('localStorage', STYLES, JSON.stringify(isKept ? styles : null));
  },
});

function isStyles(raw: unknown): raw is Styles {
  const { names, css, count } = (raw ?? {}) as Partial<Record<keyof Styles, unknown>>;
  const isNamed = Array.isArray(names) && names.every((name) => typeof name === 'string');
  return isNamed && typeof css === 'string' && typeof count === 'number';
}
