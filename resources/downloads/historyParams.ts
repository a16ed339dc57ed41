import type { Params } from '@/schema/calls';

/** 1 person, 2 web, 3 process, 4 mobile (document 1, section 7). */
export type HistoryType = '1' | '2' | '3' | '4';

/** The parameters of DownHistory/getList: those of one piece of evidence, or the batch downloads of a type. */
export const historyParams = (type: HistoryType, number?: string): Params =>
  number ? { type, is_batch: '0', baoquan_no: number } : { type, is_batch: '1' };

const TYPES: Readonly<Record<string, HistoryType>> = {
  'online/web': '2',
  'online/process': '3',
  'online/move': '4',
};

/** The history's type for the list that a dialog was opened from; evidence where it is none of forensics. */
export const historyTypeOf = (resource: string): HistoryType => TYPES[resource] ?? '1';
