import { path } from '@/schema';
import { fileStatus } from '../enums';

interface EvidenceRow {
  readonly baoquan: string;
  readonly userId: string;
  readonly fileStatus: (typeof fileStatus)['values'][number];
}

/** An evidence's certificate page; `isDownload` is 1 uploaded, 2 uploading, 0 missing (document 1, section 2). */
export const certificatePath = (row: EvidenceRow) =>
  path`/certificate/${row.baoquan}/${row.userId}?isDownload=${fileStatus.wire(row.fileStatus)}`;
