/**
 * What an application tells the commands (`contract`, `declare`, `lint`, `openapi`) in its `console.config.ts`, and what they are
 * made of, for tools of its own. For Node.
 */
export type { Schema } from '../kinds/fields/contract.ts';
export { asidesOf } from './asides.ts';
export { type Declared, loadDeclared, type Resources } from './contract/declared.ts';
export type {
  AnswerSchemas,
  DeclareBackend,
  DeclareOptions,
  PageRead,
  ToolsDescription,
} from './description.ts';
export { defineTools } from './description.ts';
export { capabilityCalls } from './openapi/capabilityCalls.ts';
export { routeAt } from './routeAt.ts';
