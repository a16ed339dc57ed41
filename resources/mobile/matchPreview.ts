import { decodePart } from 'declared-console/schema';

/** What a /mobile path requests. Texts are decoded but not validated. */
export type PreviewRoute =
  | { readonly page: 'image' | 'document'; readonly fileUrl: string }
  | {
      readonly page: 'progress';
      readonly baoquan: string | undefined;
      readonly token: string | undefined;
      readonly fileUrl: string | undefined;
      readonly type: string | undefined;
    }
  | { readonly page: 'attestation'; readonly baoquan: string; readonly token: string | undefined }
  /** A known page with an undecodable url, or without the parameters it needs. */
  | { readonly page: 'invalid' }
  | { readonly page: 'notFound' };

const INVALID = { page: 'invalid' } as const;
const NOT_FOUND = { page: 'notFound' } as const;

/**
 * Parses a path. File urls in it are percent-encoded, each as one segment; an unencoded one makes the link invalid, not
 * the page unknown.
 */
export function matchPreview(path: string): PreviewRoute {
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
      return first && fits(2) ? { page: 'attestation', baoquan: first, token: second } : INVALID;
    default:
      return NOT_FOUND;
  }
}
