import { useQuery } from '@tanstack/react-query';
import { fetchStart } from '@/api/fetchFile';
import { Waiting } from '@/ui/Waiting';
import { LONGEST, TextFile } from './TextFile';

interface TextViewProps {
  /** Already through `safeUrl`. */
  readonly url: string;
  /** What it is, in words. */
  readonly alt: string;
  /** Told where it can't be had. */
  readonly onError: () => void;
}

/** The text behind a url. */
export function TextView({ url, alt, onError }: TextViewProps) {
  const { data } = useQuery({
    queryKey: ['text', url],
    queryFn: async ({ signal }) => {
      try {
        // One byte more than is shown tells that there is more.
        const { bytes } = await fetchStart(url, signal, LONGEST + 1);
        return new Blob([bytes]);
      } catch (error) {
        if (!signal.aborted) onError();
        throw error;
      }
    },
    retry: false,
    gcTime: 0,
  });
  return data ? <TextFile key={url} file={data} alt={alt} /> : <Waiting />;
}
