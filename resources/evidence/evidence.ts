import { f, i } from '@/schema';
import type { Row } from '@/schema/record';
import { fileStatus } from '../enums';
import { evidenceNumber } from '../identifiers';
import { to } from '../routes';

/** What the lists of enterprises' and of persons' evidence share. */
export const evidence = {
  baoquan: f.hidden(),
  baoquan_no: f.text(),
  userId: f.hidden(),
  title: f.fileName(),
  saveTime: f.dateTime(),
  fileStatus: f.enum(fileStatus),
};

export const filters = { datetime: i.dateRange(), keyword: i.text({ finds: [evidenceNumber] }) };

/** An evidence's certificate page; `isDownload` is 1 uploaded, 2 uploading, 0 missing. */
export const certificateOf = (row: Pick<Row<typeof evidence>, 'baoquan' | 'userId' | 'fileStatus'>) =>
  to('certificate', {
    baoquan: row.baoquan,
    // It stands in the address, and nothing of the page needs it.
    userId: row.userId || '-',
    isDownload: fileStatus.wire(row.fileStatus),
  });
