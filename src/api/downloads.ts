import { post } from '@/schema/calls';
import { isObject } from '@/schema/fields';
import type { Client } from './client';
import { ApiError } from './errors';
import { safeUrl } from './safeUrl';
import type { Settings } from './settings';

/** How long a hidden download frame lives (section 9). */
const FRAME_LIFETIME = 300_000;

/**
 * A navigation carries no Authorization header, and no token ever stands in a url. Where the deployment has a ticket
 * call, the url is exchanged for a single-use one; where it hasn't, the url is used as it is.
 */
export async function ticketed(client: Client, { downloadTicket }: Settings, url: string): Promise<string> {
  if (!downloadTicket) return url;
  const data = await client.send(post(downloadTicket as `/${string}`), { path: url });
  if (!isObject(data) || typeof data.url !== 'string') throw ApiError.of('malformed');
  return data.url;
}

/** What a download's url carries besides its own parameters (section 7): business type, evidence number, account. */
interface DownloadMarks {
  readonly type?: string;
  readonly baoquan_no?: string;
  readonly uid?: string;
}

/**
 * Adds type, baoquan_no and uid to a returned url. What the url already says stays byte for byte as the server wrote
 * it, for a signature may cover it; a mark that is empty, or that the url has, is left out.
 */
export function withMarks(url: string, marks: DownloadMarks): string {
  const hashAt = url.indexOf('#');
  const bare = hashAt < 0 ? url : url.slice(0, hashAt);
  const queryAt = bare.indexOf('?');
  const present = new URLSearchParams(queryAt < 0 ? '' : bare.slice(queryAt));
  const added = new URLSearchParams(
    Object.entries(marks).filter(([name, value]) => value && !present.has(name)),
  ).toString();
  if (!added) return url;
  const joint = queryAt < 0 ? '?' : bare.endsWith('?') || bare.endsWith('&') ? '' : '&';
  return `${bare}${joint}${added}${hashAt < 0 ? '' : url.slice(hashAt)}`;
}

/** Lets the browser download a url in a hidden frame, removed after 300000 ms. Throws where the url isn't safe. */
export function startDownload(raw: string, marks: DownloadMarks = {}): void {
  const url = safeUrl(raw);
  if (!url) throw new ApiError('refused', 'errors.unsafeUrl');
  const frame = document.createElement('iframe');
  // A page that comes instead of a file can neither run nor leave the frame.
  frame.setAttribute('sandbox', 'allow-downloads');
  frame.hidden = true;
  frame.title = '';
  frame.src = withMarks(url, marks);
  document.body.append(frame);
  setTimeout(() => frame.remove(), FRAME_LIFETIME);
}
