import type { Row } from 'declared-console/schema';
import { f } from 'declared-console/schema';
import { fileStatus } from '../enums';

/** The fields shared by the lists of enterprise and personal evidence. */
export const evidence = {
  baoquan: f.hidden(),
  baoquan_no: f.text(),
  userId: f.hidden(),
  title: f.fileName(),
  saveTime: f.dateTime(),
  fileStatus: f.enum(fileStatus),
};

/** A row of these lists. */
export type EvidenceRow = Row<typeof evidence>;

/**
 * The parameters of the certificate page of a piece of evidence. Its data has the identifier alone, so that the number goes with
 * the link; `isDownload` is 1 uploaded, 2 uploading, 0 missing.
 */
export const certificateParams = (
  row: Pick<EvidenceRow, 'baoquan' | 'baoquan_no' | 'userId' | 'fileStatus'>,
) => ({
  baoquan: row.baoquan,
  // The url needs it, but the page doesn't use it.
  userId: row.userId || '-',
  isDownload: fileStatus.wire(row.fileStatus),
  no: row.baoquan_no,
});
