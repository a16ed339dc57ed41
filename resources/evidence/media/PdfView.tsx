import { useQuery } from '@tanstack/react-query';
import { fetchFile } from '@/api/fetchFile';
import { documentKind, FRAMED_AS } from './documentKind';
import { PdfFrame } from './PdfFrame';
import { useBlobUrl } from './useBlobUrl';

interface PdfViewProps {
  /** Already through `evidenceUrl`. */
  readonly url: string;
  /** What it is, in words. */
  readonly title: string;
}

/** A pdf in the browser's own viewer; nothing where it can't be fetched, is none, or the browser has no viewer. */
export function PdfView({ url, title }: PdfViewProps) {
  const { data: file } = useQuery({
    queryKey: ['pdf', url],
    queryFn: async ({ signal }) => {
      const fetched = await fetchFile(url, signal);
      return (await documentKind(fetched)) === 'pdf' ? fetched : null;
    },
    enabled: navigator.pdfViewerEnabled,
    gcTime: 0,
  });
  const blobUrl = useBlobUrl(file ?? undefined, FRAMED_AS.pdf);
  return blobUrl && <PdfFrame title={title} blobUrl={blobUrl} />;
}
