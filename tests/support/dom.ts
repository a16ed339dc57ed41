import { StyleSheet } from '@emotion/sheet';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

// What jsdom lacks and components use: a desktop screen that never changes.
window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
});

/** jsdom has no layout: nothing comes into view, and what is only asked for in view stays unasked, unless a test shows it. */
class BlindObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
window.IntersectionObserver ??= BlindObserver;
window.ResizeObserver ??= BlindObserver;

document.adoptedStyleSheets ??= [];

// jsdom has no layout, so nothing is scrolled out of view.
Element.prototype.scrollIntoView ??= () => undefined;

afterEach(cleanup);
// The frame of a download outlives its page, and files share a document.
beforeEach(() => {
  for (const frame of document.querySelectorAll('body > iframe')) frame.remove();
});

// Allows for a small, busy machine. Visibility checks are jsdom's slowest part, and e2e tests do them better.
configure({ asyncUtilTimeout: 10_000, defaultHidden: true });

// jsdom has no layout, and parsing each rule takes a third of a test's time: styles are tested in a browser.
StyleSheet.prototype.insert = () => undefined;
