import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchStart } from '@/api/fetchFile';
import { Waiting } from '@/ui/Waiting';
import { MediaView } from './MediaView';
import { type MediaKind, mediaKindOf } from './mediaKind';
import { sniff } from './sniff';
import { TextView } from './TextView';

interface FileViewProps {
  /** Already through `safeUrl`. */
  readonly url: string;
  /** What it is, in words. */
  readonly alt: string;
  /** What its record calls it, for a file that can't be looked into. */
  readonly hint?: MediaKind;
}

/** A file of evidence as what it is: by the ending of its address, or where it has none, by what it begins with. */
export function FileView({ url, alt, hint }: FileViewProps) {
  const [isUnread, setIsUnread] = useState(false);
  const named = mediaKindOf(url);
  const { data, isFetching } = useQuery({
    queryKey: ['media kind', url],
    queryFn: async ({ signal }) => sniff(await fetchStart(url, signal)) ?? null,
    enabled: !named,
    retry: false,
    gcTime: 0,
  });
  if (isFetching) return <Waiting />;
  const kind = named ?? data ?? hint ?? 'document';
  if (kind !== 'text') return <MediaView url={url} kind={kind} alt={alt} />;
  // What scripts may not read may still be framed.
  if (isUnread) return <MediaView url={url} kind="document" alt={alt} />;
  return <TextView url={url} alt={alt} onError={() => setIsUnread(true)} />;
}
