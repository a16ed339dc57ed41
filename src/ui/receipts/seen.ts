import type { Warning } from '../../kit/RecordWarnings';
import { isObject } from '../../model/values';
import type { FileState, Seen } from '../../schema/receipts';
import type { RecordFile } from '../record/useRecordFiles';

const STATES: readonly unknown[] = ['opened', 'unopened', 'failed'] satisfies FileState[];

const isFile = (value: unknown) =>
  isObject(value) && typeof value.field === 'string' && STATES.includes(value.became);

/** Whether something that was kept is what a decision was made on. */
export const isSeen = (value: unknown): value is Seen =>
  isObject(value) &&
  Array.isArray(value.files) &&
  value.files.every(isFile) &&
  Array.isArray(value.warnings) &&
  value.warnings.every((name) => typeof name === 'string') &&
  typeof value.isAcknowledged === 'boolean';

/** What a decision is made on: of files their fields, of warnings their names. */
export const seenOf = (
  files: readonly RecordFile[],
  warnings: readonly Warning[],
  isAcknowledged: boolean,
): Seen => ({
  files: files.map(({ key, became }) => ({ field: key, became })),
  warnings: warnings.map(({ name }) => name),
  isAcknowledged,
});
