/** Everything needed for writing declarations. */

export type { Params } from '../model/calls';
export { del, get, patch, post, put, upload } from '../model/calls';
export type { Check, Checked } from '../model/checks';
export { isMoment } from '../model/dateRange';
export { decodePart, encodePart, wellFormed } from '../model/encodePart';
export type { EnumDef } from '../model/enums';
export { defineEnum, enumsIn } from '../model/enums';
export { defineIdentifier } from '../model/identifiers';
export type { RecordOf } from '../model/shape';
export { textOf } from '../model/text';
export { unreadOf } from '../model/unread';
export { isEmptyValue, isObject } from '../model/values';
/** The types of declarations, and what hand-written parts need to read values as the console does. */
export type { DialogProps } from './actions';
export type { CapabilityDefs } from './capabilities';
export type { TreeNode } from './fields';
export { f } from './fields';
export type { NoteProps, QuestionProps } from './forms';
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
export type { OwnProps } from './show';
export { bySetting } from './variants';
