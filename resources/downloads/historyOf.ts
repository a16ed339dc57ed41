import type { Params } from '@/schema/calls';

/** What the history calls the kinds of evidence: 1 person, 2 web, 3 process, 4 mobile. */
export type HistoryType = '1' | '2' | '3' | '4';

/** The parameters of the history: those of one piece of evidence, or the batch downloads of a type. */
export const historyParams = (type: HistoryType, number?: string): Params =>
  number ? { type, is_batch: '0', baoquan_no: number } : { type, is_batch: '1' };

const types: Readonly<Record<string, HistoryType>> = {
  'online/web': '2',
  'online/process': '3',
  'online/move': '4',
};

/** The history's type for the list that it is opened from; evidence where it is none of forensics. */
export const historyTypeOf = (list: string): HistoryType => types[list] ?? '1';

/** The batch downloads of a list: what opens them in a dialog. */
export const historyOf = (list: string) => ({
  list: 'downloads/history',
  params: () => historyParams(historyTypeOf(list)),
});
