import type { Row } from 'declared-console/schema';
import { f, i } from 'declared-console/schema';
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

type Linked = Pick<Row<typeof evidence>, 'baoquan' | 'baoquan_no' | 'userId' | 'fileStatus'>;

/**
 * The certificate page of a piece of evidence. Its data has the identifier alone, so that the number goes with the link;
 * `isDownload` is 1 uploaded, 2 uploading, 0 missing.
 */
export const certificateOf = (row: Linked) =>
  to('certificate', {
    baoquan: row.baoquan,
    // The url needs it, but the page doesn't use it.
    userId: row.userId || '-',
    isDownload: fileStatus.wire(row.fileStatus),
    no: row.baoquan_no,
  });
