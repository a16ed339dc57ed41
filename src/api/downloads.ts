import { ApiError } from './errors';
import { safeUrl } from './safeUrl';

/** How long a hidden download frame lives. */
const FRAME_LIFETIME = 300_000;

/**
 * Lets the browser download a url in a hidden frame, removed after 300000 ms. Throws where the url isn't safe.
 * @param onPage called where a page came instead of a file, such as a refusal: a frame that downloads never loads
 */
export function startDownload(raw: string | undefined, onPage: () => void): void {
  const url = safeUrl(raw);
  if (!url) throw new ApiError('refused', 'errors.unsafeUrl');
  const frame = document.createElement('iframe');
  // A page that comes instead of a file can neither run nor leave the frame.
  frame.setAttribute('sandbox', 'allow-downloads');
  frame.hidden = true;
  frame.title = '';
  frame.addEventListener('load', () => {
    frame.remove();
    onPage();
  });
  frame.src = url;
  document.body.append(frame);
  setTimeout(() => frame.remove(), FRAME_LIFETIME);
}
