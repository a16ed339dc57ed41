import { decodePart } from '@/schema/encodePart';

/** What a code says of a capture that is none of a web page: 3 process, 4 mobile. */
type CaptureType = '3' | '4';

/** What a /mobile path asks for. Texts are decoded, and nothing about them is trusted. */
export type PreviewRoute =
  | { readonly page: 'image' | 'document'; readonly fileUrl: string }
  | {
      readonly page: 'progress';
      readonly baoquan: string | undefined;
      readonly token: string | undefined;
      readonly fileUrl: string | undefined;
      readonly type: string | undefined;
    }
  | {
      readonly page: 'attestation';
      readonly baoquan: string;
      readonly token: string | undefined;
      readonly type: CaptureType | undefined;
    }
  /** A page of ours with an address that can't be read, or without what it would show. */
  | { readonly page: 'invalid' }
  | { readonly page: 'notFound' };

const INVALID = { page: 'invalid' } as const;
const NOT_FOUND = { page: 'notFound' } as const;

/**
 * Reads a path. File urls in it are percent-encoded, so that each is one segment; one that isn't is
 * an invalid link, not a page that doesn't exist.
 * @param search the query, which says of what kind a capture is
 */
export function matchPreview(path: string, search = ''): PreviewRoute {
  const [, mobile, page = '', ...raw] = path.replace(/\/+$/, '').split('/');
  if (mobile !== 'mobile') return NOT_FOUND;
  const segments = raw.map(decodePart);
  const readable = segments.every((segment) => segment !== undefined);
  const [first, second, third, fourth] = segments.map((segment) => segment || undefined);
  const fits = (most: number) => readable && segments.length <= most;
  switch (page) {
    case 'previewImg':
      return first && fits(1) ? { page: 'image', fileUrl: first } : INVALID;
    case 'previewDoc':
      return first && fits(1) ? { page: 'document', fileUrl: first } : INVALID;
    case 'previewProgress':
      return fits(4)
        ? { page: 'progress', baoquan: first, token: second, fileUrl: third, type: fourth }
        : INVALID;
    case 'previewAtt':
      return first && fits(2)
        ? { page: 'attestation', baoquan: first, token: second, type: typeIn(search) }
        : INVALID;
    default:
      return NOT_FOUND;
  }
}

function typeIn(search: string): CaptureType | undefined {
  const type = new URLSearchParams(search).get('type');
  return type === '3' || type === '4' ? type : undefined;
}
