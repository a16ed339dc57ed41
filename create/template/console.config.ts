import { defineTools } from 'declared-console/tools';
import { application } from './resources/application';

/** What the commands (`declare`, `lint`, `contract`, `openapi`) know about this console. */
export default defineTools({
  application,
  declare: { next: (name) => `put '/${name}' into resources/menu.ts, then npm test` },
});
