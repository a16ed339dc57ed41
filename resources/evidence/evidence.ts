import { i } from 'declared-console/schema';
import { to } from '../routes';
import { keyword } from '../searching';
import { evidenceNumber } from '../serialNumbers';
import { certificateParams } from './row';

/** What the lists of enterprise and personal evidence have in common. */
export const filters = {
  datetime: i.dateRange(),
  keyword: keyword({ finds: [evidenceNumber], also: 'orLastDigits' }),
};

/** The certificate page of a row. */
export const certificateOf = (row: Parameters<typeof certificateParams>[0]) =>
  to('certificate', certificateParams(row));
