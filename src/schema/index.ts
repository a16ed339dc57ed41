/** Everything needed for writing declarations. */

/** The types of declarations, and what hand-written parts need to read values as the console does. */
export type { DialogProps } from './actions';
export type { Params } from './calls';
export { del, get, patch, post, put, upload } from './calls';
export type { CapabilityDefs } from './capabilities';
export type { Check, Checked } from './checks';
export { isMoment } from './dateRange';
export { decodePart, encodePart, wellFormed } from './encodePart';
export type { EnumDef } from './enums';
export { defineEnum, enumsIn } from './enums';
export type { TreeNode } from './fields';
export { f } from './fields';
export type { NoteProps, QuestionProps } from './forms';
export { defineIdentifier } from './identifiers';
export type { OptionSource } from './inputs';
export { i } from './inputs';
export { cleaned } from './inputs/noise';
export type { LabelsOf } from './labels';
export { isOwnPath } from './ownPath';
export type { Row } from './record';
export { defineRecord } from './record';
export type { AnyResource, AnyRow } from './resource';
export { defineResource } from './resource';
export { defineRoutes, linksOf } from './routes';
export type { RecordOf } from './shape';
export type { OwnProps } from './show';
export { textOf } from './text';
export { unreadOf } from './unread';
export { isEmptyValue, isObject } from './values';
export { bySetting } from './variants';
