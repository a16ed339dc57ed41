import { create as disposition } from 'content-disposition';
import type { StoredFile } from '../files/store';
import type { Disposition } from '../session/signedUrls';
import { fileHeaders } from './securityHeaders';

/**
 * Serves a stored file so that it can't run in this origin: as an attachment unless its url was signed for a frame,
 * with nosniff and a sandbox policy. Supports one byte range (RFC 9110, 14.2), so that videos can be seeked.
 */
export function fileResponse(
  request: Request,
  file: StoredFile,
  about: { name: string; mime: string; as?: Disposition },
): Response {
  const headers = new Headers({
    ...fileHeaders,
    'Content-Type': about.mime,
    'Content-Disposition': disposition(about.name, { type: about.as ?? 'attachment' }),
    'Accept-Ranges': 'bytes',
  });
  const range = rangeOf(request.headers.get('range'), file.size);
  if (range === 'outside') {
    headers.set('Content-Range', `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('Content-Length', String(range ? range.end - range.start + 1 : file.size));
  if (range) headers.set('Content-Range', `bytes ${range.start}-${range.end}/${file.size}`);
  const body = request.method === 'HEAD' || file.size === 0 ? null : file.read(range);
  return new Response(body, { status: range ? 206 : 200, headers });
}

function rangeOf(
  header: string | null,
  size: number,
): { start: number; end: number } | 'outside' | undefined {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end && start < size ? { start, end } : 'outside';
}
