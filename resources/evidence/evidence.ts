import { i } from 'declared-console/schema';
import { evidenceNumber } from '../identifiers';
import { to } from '../routes';
import { certificateParams } from './row';

/** What the lists of enterprise and personal evidence have in common. */
export const filters = { datetime: i.dateRange(), keyword: i.text({ finds: [evidenceNumber] }) };

/** The certificate page of a row. */
export const certificateOf = (row: Parameters<typeof certificateParams>[0]) =>
  to('certificate', certificateParams(row));
