import type { Params } from 'declared-console/schema';

/** The history's codes for kinds of evidence: 1 person, 2 web, 3 process, 4 mobile. */
export type HistoryType = '1' | '2' | '3' | '4';

/** The parameters of the history of one piece of evidence, or of a type's batch downloads. */
export const historyParams = (type: HistoryType, number?: string): Params =>
  number ? { type, is_batch: '0', baoquan_no: number } : { type, is_batch: '1' };

const types: Readonly<Record<string, HistoryType>> = {
  'online/web': '2',
  'online/process': '3',
  'online/move': '4',
};

/** The history's type for a list: that of its forensics, or else evidence. */
export const historyTypeOf = (list: string): HistoryType => types[list] ?? '1';

/** What a dialog needs to show the batch downloads of a list. */
export const historyOf = (list: string) => ({
  list: 'downloads/history',
  params: () => historyParams(historyTypeOf(list)),
});
