import type { Plugin } from 'vite';
import type { Faults } from '../../mocks/faults.ts';

/** Lets the development server make faults, before anything answers a call; a build has none. */
export const faultPlugin = (faults: Faults): Plugin => ({
  name: 'faults',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use(faults.middleware);
  },
});
