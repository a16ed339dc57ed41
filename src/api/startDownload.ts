import { ApiError } from './errors';
import { safeUrl } from './safeUrl';

/** How long a hidden download frame lives. */
const FRAME_LIFETIME = 300_000;

/**
 * Lets the browser download a url in a hidden frame, which is removed after 300,000 ms. Throws
 * {@link ApiError} if the url isn't safe.
 * @param onShown called with the url if the answer was shown and not saved, such as a refusal, or a file without
 * Content-Disposition: a frame that downloads never fires `load`
 * @example startDownload('/v1/tools.csv', openUrl);
 */
export function startDownload(raw: string | undefined, onShown: (url: string) => void): void {
  const url = safeUrl(raw);
  if (!url) throw new ApiError('refused', 'errors.unsafeUrl');
  const frame = document.createElement('iframe');
  // A page that comes instead of a file can't run scripts or leave the frame.
  frame.setAttribute('sandbox', 'allow-downloads');
  frame.hidden = true;
  frame.title = '';
  frame.addEventListener('load', () => {
    frame.remove();
    onShown(url);
  });
  frame.src = url;
  document.body.append(frame);
  setTimeout(() => frame.remove(), FRAME_LIFETIME);
}
