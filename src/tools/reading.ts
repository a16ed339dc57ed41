/** Reads declarations, for tools that generate something from them, such as a manual. Plain TypeScript. */
export type { Action } from '../schema/actions.ts';
export type { Call } from '../schema/calls.ts';
export type { When } from '../schema/conditions.ts';
export { callOfInput, enumOf, type Input, type Inputs, type Rule } from '../schema/inputs.ts';
export { allActions, blocks, fieldsOf, inputs, queues, sampleRows } from '../schema/lint/parts.ts';
export type { MessageKey } from '../schema/messages.ts';
export { fieldAt, fieldOf } from '../schema/paths.ts';
export type { AnyResource, AnyRow, AnyShown } from '../schema/resource.ts';
export { listsOf, openedBy, pathOf, type Route, type RouteTable } from '../schema/routes.ts';
export type { Field, Shape } from '../schema/shape.ts';
export { type Block, blocksOf, type ReviewStep, type ShowDef } from '../schema/show.ts';
export type { Values } from '../schema/validate.ts';
export { sizeOf } from '../ui/sizeOf.ts';
