import type { fileStatus } from '../../enums';

type FileStatus = (typeof fileStatus)['values'][number];

/** Why a file can't be downloaded: a key under `pages.certificate.refusals`. */
export type Refusal = 'missing' | 'uploading' | 'refused';

/**
 * Whether the evidence file may be downloaded: only if the data's isDownload is 1. Otherwise the page's own
 * `isDownload` query (the file's status in the list) says why not.
 */
export function downloadRefusal(
  isDownload: string | undefined,
  status: FileStatus | undefined,
): Refusal | undefined {
  if (isDownload === 'yes') return undefined;
  if (status === 'missing' || status === 'uploading') return status;
  return 'refused';
}
