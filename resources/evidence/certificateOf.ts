import { fileStatus } from '../enums';
import { to } from '../routes';

interface EvidenceRow {
  readonly baoquan: string;
  readonly userId: string;
  readonly fileStatus: (typeof fileStatus)['values'][number];
}

/** An evidence's certificate page; `isDownload` is 1 uploaded, 2 uploading, 0 missing. */
export const certificateOf = (row: EvidenceRow) =>
  to('certificate', {
    baoquan: row.baoquan,
    // It stands in the address, and nothing of the page needs it.
    userId: row.userId || '-',
    isDownload: fileStatus.wire(row.fileStatus),
  });
