import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { isAbort, messageOf } from '../api/errors';

/**
 * Returns what shows a caught error as a toast: the server's own sentence, or ours. An abort isn't shown.
 * @example
 * const notifyError = useNotifyError();
 * const refresh = () => client.send({ method: 'GET', path: '/v1/journal' }).catch(notifyError);
 */
export function useNotifyError(): (error: unknown) => void {
  const notify = useNotify();
  return useCallback(
    (error) => {
      if (isAbort(error)) return;
      const message = messageOf(error);
      notify(message, { type: 'error', messageArgs: { _: message } });
    },
    [notify],
  );
}
