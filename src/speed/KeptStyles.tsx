// Without it a reload was slower by a tenth, which is too little to be certain of (tests/bench/README.md).

import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useEffect } from 'react';
import { WhenSettled } from '../kit/WhenSettled';
import type { BrowserStorage } from '../storage/storage';
import { keptStylesIn, type Styles } from './keptStyles';

/** The media type that the kept rules are wrapped in: as a single rule they are inserted at once. */
const ALL = 'all';

const caches = new WeakMap<BrowserStorage, EmotionCache>();

interface KeptStylesProps {
  readonly storage: BrowserStorage;
  readonly children: ReactNode;
}

/** Draws with the style rules of earlier starts, and keeps those of this one once the page has settled. */
export function KeptStyles({ storage, children }: KeptStylesProps) {
  return (
    <CacheProvider value={styleCache(storage)}>
      {children}
      <WhenSettled>
        <Keeping storage={storage} />
      </WhenSettled>
    </CacheProvider>
  );
}

function Keeping({ storage }: Pick<KeptStylesProps, 'storage'>) {
  useEffect(() => keepStyles(storage), [storage]);
  return null;
}

/** The style cache of the console that keeps things there, shared with its prerendering during login. */
function styleCache(storage: BrowserStorage): EmotionCache {
  const cache = caches.get(storage) ?? createStyleCache(storage);
  caches.set(storage, cache);
  return cache;
}

/**
 * Emotion's cache, initialized with the rules that {@link keepStyles} kept: generating them takes a fifth of a start. Styles
 * are named by a hash of their content, so those of another build or theme are simply unused.
 */
function createStyleCache(storage: BrowserStorage): EmotionCache {
  const cache = createCache({ key: 'css' });
  const kept = keptStylesIn(storage).read();
  if (!kept) return cache;
  const tag = document.createElement('style');
  tag.dataset.emotion = cache.key;
  // Between emotion's global rules and those it will add, as if it had generated them.
  cache.sheet.hydrate([tag]);
  if (restore(tag.sheet, kept)) for (const name of kept.names) cache.inserted[name] = true;
  return cache;
}

/** Keeps the current rules for the next start, unless the kept ones were enough. */
function keepStyles(storage: BrowserStorage): void {
  const { sheet, inserted } = styleCache(storage);
  const keptStyles = keptStylesIn(storage);
  if (sheet.tags.length < 2 && keptStyles.read()) return;
  const sheets = sheet.tags.map((tag) => tag.sheet);
  // Something has removed rules that emotion believes to be inserted.
  if (sheets.includes(null)) return;
  const rules = sheets.flatMap((each) => [...(each?.cssRules ?? [])]).flatMap(unwrapped);
  const css = rules.map(({ cssText }) => cssText).join('');
  keptStyles.write({ names: Object.keys(inserted), css, count: rules.length });
}

/** Inserts the kept rules into a sheet; leaves it empty if they can't be parsed, aren't as many as were kept, or were cut off. */
function restore(sheet: CSSStyleSheet | null, { css, count }: Styles): boolean {
  if (!sheet) return false;
  try {
    sheet.insertRule(`@media ${ALL}{${css}}`);
  } catch {
    return false;
  }
  const rules = unwrapped(sheet.cssRules[0]);
  if (rules.length === count && css.endsWith(rules.at(-1)?.cssText ?? '')) return true;
  sheet.deleteRule(0);
  return false;
}

const unwrapped = (rule: CSSRule | undefined): readonly CSSRule[] =>
  rule instanceof CSSMediaRule && rule.media.mediaText === ALL ? [...rule.cssRules] : rule ? [rule] : [];
