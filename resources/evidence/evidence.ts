import { f, i } from '@/schema';
import type { Row } from '@/schema/record';
import { fileStatus } from '../enums';
import { evidenceNumber } from '../identifiers';
import { to } from '../routes';

/** The fields shared by the lists of enterprise and personal evidence. */
export const evidence = {
  baoquan: f.hidden(),
  baoquan_no: f.text(),
  userId: f.hidden(),
  title: f.fileName(),
  saveTime: f.dateTime(),
  fileStatus: f.enum(fileStatus),
};

export const filters = { datetime: i.dateRange(), keyword: i.text({ finds: [evidenceNumber] }) };

/** The certificate page of a piece of evidence; `isDownload` is 1 uploaded, 2 uploading, 0 missing. */
export const certificateOf = (row: Pick<Row<typeof evidence>, 'baoquan' | 'userId' | 'fileStatus'>) =>
  to('certificate', {
    baoquan: row.baoquan,
    // The url needs it, but the page doesn't use it.
    userId: row.userId || '-',
    isDownload: fileStatus.wire(row.fileStatus),
  });
