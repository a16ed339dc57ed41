import createCache, { type EmotionCache } from '@emotion/cache';
import { once } from 'es-toolkit';
import { keptStyles, type Styles } from '../../auth/keptStyles';

/** What the kept rules are wrapped in: as one rule they are read in one go. */
const ALL = 'all';

/** The cache of styles that the console is drawn with, here and ahead of a login. */
export const styleCache = once(createStyleCache);

/**
 * Emotion's cache, beginning with the rules that {@link keepStyles} kept: making them anew out of MUI's styles is a fifth
 * of a start. A style is named by the hash of what it says, so that those of another build or theme are only not used.
 */
function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css' });
  const kept = keptStyles.read();
  if (!kept) return cache;
  const tag = document.createElement('style');
  tag.dataset.emotion = cache.key;
  // Before the rules that emotion will add, and after its global ones, as if it had made them.
  cache.sheet.hydrate([tag]);
  if (restore(tag.sheet, kept)) for (const name of kept.names) cache.inserted[name] = true;
  return cache;
}

/** Keeps the rules that are in the page by now for the next start, where it would have to make some anew. */
export function keepStyles(): void {
  const { sheet, inserted } = styleCache();
  if (sheet.tags.length < 2 && keptStyles.read()) return;
  const sheets = sheet.tags.map((tag) => tag.sheet);
  // Something has taken rules away, whose names are known as made.
  if (sheets.includes(null)) return;
  const rules = sheets.flatMap((each) => [...(each?.cssRules ?? [])]).flatMap(unwrapped);
  const css = rules.map(({ cssText }) => cssText).join('');
  keptStyles.write({ names: Object.keys(inserted), css, count: rules.length });
}

/** Puts rules into a sheet, where they are whole rules and as many as were kept; otherwise it stays empty. */
function restore(sheet: CSSStyleSheet | null, { css, count }: Styles): boolean {
  if (!sheet) return false;
  try {
    sheet.insertRule(`@media ${ALL}{${css}}`);
  } catch {
    return false;
  }
  if (unwrapped(sheet.cssRules[0]).length === count) return true;
  sheet.deleteRule(0);
  return false;
}

const unwrapped = (rule: CSSRule | undefined): readonly CSSRule[] =>
  rule instanceof CSSMediaRule && rule.media.mediaText === ALL ? [...rule.cssRules] : rule ? [rule] : [];
