import { createElement } from 'react';
import type { useNotify } from 'react-admin';
import { openUrl } from '../api/openUrl';
import type { ReceivedFile } from '../api/receiveFile';
import { loadChunk } from '../chunks';
import type { ConsoleContextValue } from '../kit/ConsoleContext';
import { keepInline } from './keepInline';

/** What says what became of a file. */
export interface InlineFileBy extends Pick<ConsoleContextValue, 'client'> {
  readonly notify: ReturnType<typeof useNotify>;
  readonly notifyError: (error: unknown) => void;
}

/** Returns what a download does if its answer is shown instead of saved; see `useInlineFile`. */
export const inlineFile =
  ({ client, notify, notifyError }: InlineFileBy) =>
  async (url: string, read?: () => Promise<ReceivedFile>) => {
    try {
      if (await keepInline(client, url, read)) return;
      // Later than a few seconds after a click, the browser would block the tab.
      if (navigator.userActivation?.isActive) {
        openUrl(url);
        return notify('list.opened', { type: 'info' });
      }
      const { OpenNotice } = await loadChunk(() => import('../kit/OpenNotice'));
      notify(createElement(OpenNotice, { url }), { type: 'warning', autoHideDuration: null });
    } catch (error) {
      notifyError(error);
    }
  };
