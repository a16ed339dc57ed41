/** What `declare` writes files with, for an application's own tools: plans, names, and edits of TypeScript. For Node. */
export { asking } from './declare/ask.ts';
export { type FieldPlan, MOMENTS } from './declare/fields.ts';
export { formatted } from './declare/format.ts';
export type { InputPlan } from './declare/inputs.ts';
export {
  choicesUsed,
  type DecisionPlan,
  type ListPlan,
  type Plan,
  type RecordedRows,
  type ResourcePlan,
  type SendPlan,
  type ShowPlan,
} from './declare/plans.ts';
export type { DecidedPlan } from './declare/review.ts';
export type { Row } from './declare/row.ts';
export { camel, type Label, labelOf, wordsOf } from './declare/words.ts';
export {
  addElement,
  addEntries,
  addImport,
  addSpread,
  propertyName,
  propertyOf,
  quote,
} from './declare/write/edit.ts';
export type { ReadFile, Written } from './declare/write/files.ts';
export type { Recording } from './declare/write/recording.ts';
export {
  isEmptied,
  removeConstants,
  removeElements,
  removeEntries,
  removeImport,
} from './declare/write/remove.ts';
