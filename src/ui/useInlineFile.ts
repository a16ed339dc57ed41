import { useNotify } from 'react-admin';
import { useConsole } from '../kit/ConsoleContext';
import { useNotifyError } from '../kit/useNotifyError';
import { inlineFile } from './inlineFile';

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
  return inlineFile({ client, notify: useNotify(), notifyError: useNotifyError() });
}
