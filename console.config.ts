import { defineTools } from 'declared-console/tools';
import packageJson from './package.json' with { type: 'json' };
import { product } from './resources/product.ts';
import { answers, reads } from './resources/tools.ts';
import { backend } from './scripts/declareBackend/index.ts';

/** What the engine's commands (`contract`, `openapi`, …) know about this application. */
export default defineTools({
  application: product,
  version: packageJson.version,
  reads,
  answers,
  declare: {
    alias: '@resources/',
    unanswered: { code: 200, message: 'success', data: null },
    backend,
    next: (name) => `npm run test:resource -- ${name}`,
  },
});
