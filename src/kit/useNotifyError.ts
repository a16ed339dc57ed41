import { createElement, useCallback } from 'react';
import { useNotify } from 'react-admin';
import { ApiError, isAbort, messageOf } from '../api/errors';
import { loadChunk } from '../chunks';

/**
 * Returns what shows a caught error as a toast: the server's own sentence, or ours, with a link where one is left. An abort isn't
 * shown.
 * @example
 * const notifyError = useNotifyError();
 * const refresh = () => client.send({ method: 'GET', path: '/v1/journal' }).catch(notifyError);
 */
export function useNotifyError(): (error: unknown) => void {
  const notify = useNotify();
  return useCallback(
    async (error) => {
      if (isAbort(error)) return;
      const message = messageOf(error);
      // An `InsecureUrl`, known by its url: what it is made from is loaded only by what may throw it.
      if (!(error instanceof ApiError && 'url' in error))
        return notify(message, { type: 'error', messageArgs: { _: message } });
      const { OpenNotice } = await loadChunk(() => import('./OpenNotice'));
      const notice = createElement(OpenNotice, { url: String(error.url), reason: message });
      notify(notice, { type: 'warning', autoHideDuration: null });
    },
    [notify],
  );
}
