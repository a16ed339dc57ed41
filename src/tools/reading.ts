/** Reads declarations, for tools that generate something from them, such as a manual. Plain TypeScript. */

export { sizeOf } from '../kit/sizeOf.ts';
export type { Call } from '../model/calls.ts';
export type { When } from '../model/conditions.ts';
export type { MessageKey } from '../model/messages.ts';
export { fieldAt, fieldOf } from '../model/paths.ts';
export type { Field, Shape } from '../model/shape.ts';
export type { Action } from '../schema/actions.ts';
export { blockParts } from '../schema/blockParts.ts';
export { callOfInput, enumOf, type Input, type Inputs, type Rule } from '../schema/inputs.ts';
export { allActions, blocks, fieldsOf, inputs, listsIn, queues, sampleRows } from '../schema/lint/parts.ts';
export type { AnyResource, AnyRow, AnyShown } from '../schema/resource.ts';
export { listsOf, openedBy, pathOf, type Route, type RouteTable } from '../schema/routes.ts';
export { searchedFields } from '../schema/searchedFields.ts';
export { type Block, blocksOf, type ReviewStep, type ShowDef } from '../schema/show.ts';
export type { Values } from '../schema/validate.ts';
