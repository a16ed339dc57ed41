import { ApiError } from './errors';
import { checkHttps } from './insecureUrl';
import { loadableUrl } from './loadableUrl';
import { safeUrl } from './safeUrl';

/** How long a hidden download frame lives. */
const FRAME_LIFETIME = 300_000;

/**
 * Asks the browser to download a url in a hidden frame, which is removed after 300,000 ms; whether it does isn't told. Rejects
 * with {@link ApiError} if the url isn't safe, or can't be loaded from this page.
 * @param onShown called with the url if the answer was shown and not saved, such as a refusal, or a file without
 * Content-Disposition: a frame that downloads never fires `load`
 * @example await startDownload('/v1/tools.csv', openUrl);
 */
export async function startDownload(raw: string | undefined, onShown: (url: string) => void): Promise<void> {
  const named = safeUrl(raw);
  if (!named) throw new ApiError('refused', 'errors.unsafeUrl');
  // The browser would block it, and no event would come.
  if (loadableUrl(named) !== named) await checkHttps(named);
  const url = loadableUrl(named);
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
