import { refused } from '../http/refusal';

/** The spellings of each state of a forensic task; filtering by one matches all of them. */
const spellings = [
  ['SUCCESS', 'SUCCESSED'],
  ['WAIT', 'FELLIN'],
  ['FAIL', 'FAILED'],
  ['ING'],
  ['UPLOAD'],
  ['CANCEL'],
] as const;

/** All spellings of all states of a forensic task. */
export const taskStatuses = spellings.flat();
type TaskStatus = (typeof taskStatuses)[number];

/** All spellings of a state. */
export const spellingsOf = (status: TaskStatus): readonly TaskStatus[] =>
  spellings.find((group) => group.some((each) => each === status)) ?? [status];

/** The state of a file: 1 present, 2 uploading, 0 missing. */
export type FileState = '0' | '1' | '2';

/** The state of evidence's file; an unknown code counts as missing. */
export const evidenceFileState = (fileStatus: string): FileState =>
  fileStatus === '1' || fileStatus === '2' ? fileStatus : '0';

/** The state of a capture's file: present once the task has succeeded, uploading while it runs. */
export function captureFileState(status: string): FileState {
  if (status.startsWith('SUCCESS')) return '1';
  return ['WAIT', 'FELLIN', 'ING', 'UPLOAD'].includes(status) ? '2' : '0';
}

/** Creates the refusal of a download whose file isn't there. */
export const noFile = (state: FileState) =>
  refused(state === '2' ? '证据上传中请稍后下载' : '证据缺失不可下载');
