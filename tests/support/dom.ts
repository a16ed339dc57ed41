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

afterEach(cleanup);
