import { refused } from '../http/refusal';

/** The two spellings of a forensic task's state: whoever filters by one means both. */
const spellings = [
  ['SUCCESS', 'SUCCESSED'],
  ['WAIT', 'FELLIN'],
  ['FAIL', 'FAILED'],
  ['ING'],
  ['UPLOAD'],
  ['CANCEL'],
] as const;

/** Every spelling of every state of a forensic task. */
export const taskStatuses = spellings.flat();
type TaskStatus = (typeof taskStatuses)[number];

/** Every spelling of a state. */
export const spellingsOf = (status: TaskStatus): readonly TaskStatus[] =>
  spellings.find((group) => group.some((each) => each === status)) ?? [status];

/** Whether there is a file, and why not: 1 there, 2 on its way, 0 missing. */
export type FileState = '0' | '1' | '2';

/** The state of an evidence's file; a code that nobody knows counts as missing. */
export const evidenceFileState = (fileStatus: string): FileState =>
  fileStatus === '1' || fileStatus === '2' ? fileStatus : '0';

/** The state of a capture's file: there once the task succeeded, on its way while it runs. */
export function captureFileState(status: string): FileState {
  if (status.startsWith('SUCCESS')) return '1';
  return ['WAIT', 'FELLIN', 'ING', 'UPLOAD'].includes(status) ? '2' : '0';
}

/** Refuses a download, saying why; never called for a file that is there. */
export const noFile = (state: FileState) =>
  refused(state === '2' ? '证据上传中请稍后下载' : '证据缺失不可下载');
