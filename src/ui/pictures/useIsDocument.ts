import { useQuery } from '@tanstack/react-query';
import { PDF_START } from '../../api/beginsAsPdf';
import { documentFormat } from '../../api/documentFormat';
import { fetchStart } from '../../api/fetchFile';
import type { Picture } from './pictures';

/**
 * Whether a picture is really a document, or of a format that only a viewer shows: a PDF by its url's extension or, once
 * it failed to load as a picture, by its first bytes. `undefined` while they are being fetched.
 */
export function useIsDocument({ url }: Picture, hasFailed: boolean): boolean | undefined {
  const isNamed = url !== undefined && /\.pdf$/i.test(new URL(url).pathname);
  const { data, isFetching } = useQuery({
    queryKey: ['is document', url],
    queryFn: async ({ signal }) =>
      documentFormat((await fetchStart(url as string, signal, PDF_START)).bytes) !== undefined,
    enabled: hasFailed,
    staleTime: Number.POSITIVE_INFINITY,
    // Urls get a new signature with each reading, so this one won't be needed again.
    gcTime: 0,
  });
  return isNamed || (data ?? (isFetching ? undefined : false));
}
