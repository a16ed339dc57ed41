/** Everything needed for writing declarations. */

export { defineField, type OwnField } from './kinds/fields/defineField';
export { f } from './kinds/fields/fields';
export { defineInput, type OwnInputDef } from './kinds/inputs/defineInput';
export { i } from './kinds/inputs/i';
export type { Params } from './model/calls';
export { del, get, patch, post, put, upload } from './model/calls';
export type { Check, Checked } from './model/checks';
export { isMoment } from './model/dateRange';
export { decodePart, encodePart, wellFormed } from './model/encodePart';
export type { EnumDef } from './model/enums';
export { defineEnum, enumsIn } from './model/enums';
export { defineIdentifier } from './model/identifiers';
export type { InputLookProps, OwnInputContract } from './model/inputs';
export { cleaned } from './model/noise';
export type { TreeNode } from './model/rows';
export type { FieldLook, LookProps, OwnFieldContract, RecordOf } from './model/shape';
export { textOf } from './model/text';
export { unreadOf } from './model/unread';
export { isEmptyValue, isObject } from './model/values';
/** The types of declarations, and what hand-written parts need to read values as the console does. */
export type { DialogProps } from './schema/actions';
export type { CapabilityDefs } from './schema/capabilities';
export type { NoteProps, QuestionProps } from './schema/forms';
export type { OptionSource } from './schema/inputs';
export type { LabelsOf } from './schema/labels';
export type { BlockLookProps, BlockValue } from './schema/ownBlock';
export { defineBlock } from './schema/ownBlock';
export { isOwnPath } from './schema/ownPath';
export type { Row } from './schema/record';
export { defineRecord } from './schema/record';
export type { AnyResource, AnyRow } from './schema/resource';
export { defineResource } from './schema/resource';
export { defineRoutes, linksOf } from './schema/routes';
export type { OwnProps } from './schema/show';
export { bySetting } from './schema/variants';
