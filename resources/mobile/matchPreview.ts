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
  | { readonly page: 'attestation'; readonly baoquan: string; readonly token: string | undefined }
  /** A page of ours with an address that can't be read, or without what it would show. */
  | { readonly page: 'invalid' }
  | { readonly page: 'notFound' };

const INVALID = { page: 'invalid' } as const;
const NOT_FOUND = { page: 'notFound' } as const;

/**
 * Reads a path. File urls in it are percent-encoded, so that each is one segment; one that isn't is
 * an invalid link, not a page that doesn't exist.
 */
export function matchPreview(path: string): PreviewRoute {
  const [, mobile, page = '', ...raw] = path.replace(/\/+$/, '').split('/');
  if (mobile !== 'mobile') return NOT_FOUND;
  const segments = raw.map(decoded);
  const readable = segments.every((segment) => segment !== null);
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

/** A segment as it was before encoding; `null` where it isn't a legal encoding. */
function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
