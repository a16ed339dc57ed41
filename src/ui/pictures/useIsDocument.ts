import { useQuery } from '@tanstack/react-query';
import { beginsAsPdf } from '@/api/beginsAsPdf';
import { fetchStart } from '@/api/fetchFile';
import type { Picture } from './pictures';

/**
 * Whether what stands for a picture is a document: by the ending of its address, or by what it begins with, which is
 * looked at once it could not be shown as a picture. `undefined` while that is under way.
 */
export function useIsDocument({ url }: Picture, hasFailed: boolean): boolean | undefined {
  const isNamed = url !== undefined && /\.pdf$/i.test(new URL(url).pathname);
  const { data, isFetching } = useQuery({
    queryKey: ['is document', url],
    queryFn: async ({ signal }) => beginsAsPdf((await fetchStart(url as string, signal)).bytes),
    enabled: hasFailed,
    staleTime: Number.POSITIVE_INFINITY,
    // Addresses are signed anew at each reading: this one isn't asked about again.
    gcTime: 0,
  });
  return isNamed || (data ?? (isFetching ? undefined : false));
}
