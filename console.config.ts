import { product } from './resources/product.ts';
import { answers, reads } from './resources/tools.ts';
import { defineTools } from './scripts/description.ts';

/** What the engine's commands (`contract`, `openapi`, …) know about this application. */
export default defineTools({ application: product, reads, answers });
