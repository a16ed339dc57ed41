import { StyleSheet } from '@emotion/sheet';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// What jsdom leaves out and the components ask for: a desk's screen, that never changes.
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

// It lays nothing out, so nothing is out of sight.
Element.prototype.scrollIntoView ??= () => undefined;

afterEach(cleanup);

// jsdom lays nothing out, and reading each rule costs a third of a test: what styles show is tested in a browser.
StyleSheet.prototype.insert = () => undefined;
