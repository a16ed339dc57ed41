import { useQuery } from '@tanstack/react-query';
import { Waiting } from 'declared-console/ui';
import { type FileStart, fetchStart, PDF_START } from 'declared-console/wire';
import { useState } from 'react';
import DocumentView from './DocumentView';
import { MediaFile } from './MediaFile';
import { type FileKind, type MediaKind, mediaKindOf } from './mediaKind';
import { sniff } from './sniff';
import { MAX_TEXT, TextFile } from './TextFile';

interface FileViewProps {
  /** Already through `safeUrl`. */
  readonly url: string;
  /** A description of it, in words. */
  readonly alt: string;
  /** The kind its record suggests, for a file whose content can't be read. */
  readonly hint?: MediaKind;
}

/** Shows a file of evidence by its kind: by the extension in its url or, without one, by its first bytes. */
export function FileView({ url, alt, hint }: FileViewProps) {
  const [isUnreadable, setIsUnreadable] = useState(false);
  const named = mediaKindOf(url);
  const { data, isFetching } = useQuery({
    queryKey: ['media kind', url],
    queryFn: async ({ signal }) => kindOf(await fetchStart(url, signal, PDF_START)) ?? null,
    enabled: !named,
    gcTime: 0,
  });
  if (isFetching) return <Waiting />;
  const kind = named ?? data ?? hint ?? 'document';
  if (kind === 'text' && !isUnreadable)
    return <TextView url={url} alt={alt} onError={() => setIsUnreadable(true)} />;
  // A file that scripts may not read may still be framed.
  if (kind === 'text' || kind === 'document') return <DocumentView url={url} title={alt} />;
  return <MediaView url={url} kind={kind} alt={alt} />;
}

/** An empty file is a text, which says that it is empty. */
const kindOf = (start: FileStart): FileKind | undefined => (start.bytes.length === 0 ? 'text' : sniff(start));

interface TextViewProps extends Omit<FileViewProps, 'hint'> {
  /** Called if the text can't be fetched. */
  readonly onError: () => void;
}

export function TextView({ url, alt, onError }: TextViewProps) {
  const { data } = useQuery({
    queryKey: ['text', url],
    queryFn: async ({ signal }) => {
      try {
        // One byte more than is shown, to know whether there is more.
        const { bytes, charset } = await fetchStart(url, signal, MAX_TEXT + 1);
        return new Blob([bytes], { type: charset ? `text/plain;charset=${charset}` : 'text/plain' });
      } catch (error) {
        if (!signal.aborted) onError();
        throw error;
      }
    },
    gcTime: 0,
  });
  return data ? <TextFile key={url} file={data} alt={alt} /> : <Waiting />;
}

interface MediaViewProps extends Omit<FileViewProps, 'hint'> {
  readonly kind: Exclude<MediaKind, 'document'>;
}

/** An image, a video or audio; if it isn't drawn by its url, it is read: its bytes may be of another kind, or say why. */
function MediaView({ url, kind, alt }: MediaViewProps) {
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return <DocumentView url={url} title={alt} />;
  return <MediaFile url={url} kind={kind} alt={alt} onError={() => setHasFailed(true)} />;
}
