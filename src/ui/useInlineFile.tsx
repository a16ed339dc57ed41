import { useNotify } from 'react-admin';
import { openUrl } from '../api/openUrl';
import type { ReceivedFile } from '../api/receiveFile';
import { loadChunk } from '../chunks';
import { useConsole } from '../kit/ConsoleContext';
import { useNotifyError } from '../kit/useNotifyError';
import { keepInline } from './keepInline';

/**
 * Returns what a download does if its answer is shown instead of saved: saves it where this page may read it, opens it in a
 * new tab otherwise, and says which or why not.
 * @example
 * import { startDownload } from 'declared-console/wire';
 *
 * const takeInline = useInlineFile();
 * const download = () => startDownload('/v1/tools.csv', takeInline);
 */
export function useInlineFile() {
  const { client } = useConsole();
  const notify = useNotify();
  const notifyError = useNotifyError();
  return async (url: string, read?: () => Promise<ReceivedFile>) => {
    try {
      if (await keepInline(client, url, read)) return;
      // Later than a few seconds after a click, the browser would block the tab.
      if (navigator.userActivation?.isActive) {
        openUrl(url);
        return notify('list.opened', { type: 'info' });
      }
      const { OpenNotice } = await loadChunk(() => import('../kit/OpenNotice'));
      notify(<OpenNotice url={url} />, { type: 'warning', autoHideDuration: null });
    } catch (error) {
      notifyError(error);
    }
  };
}
