import { product } from './resources/product.ts';
import { answers, reads } from './resources/tools.ts';
import { backend } from './scripts/declareBackend/index.ts';
import { defineTools } from './scripts/description.ts';

/** What the engine's commands (`contract`, `openapi`, …) know about this application. */
export default defineTools({
  application: product,
  reads,
  answers,
  declare: {
    alias: '@resources/',
    unanswered: { code: 200, message: 'success', data: null },
    backend,
    next: (name) => `npm run test:resource -- ${name}`,
  },
});
