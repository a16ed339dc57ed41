import { useNotify, useTranslate } from 'react-admin';
import { loadChunk } from '../chunks';
import { useConsole } from '../kit/ConsoleContext';
import { useNotifyError } from '../kit/useNotifyError';
import type { runDownload } from './runDownload';

type Asked = Parameters<typeof runDownload>;

/** Runs a declared download, and says what became of it: the browser was asked, it is being saved, or why neither. */
export function useDownload() {
  const context = useConsole();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const translate = useTranslate();
  return async (resource: Asked[1], action: Asked[2], options?: Asked[3] & { readonly hint?: string }) => {
    try {
      const { runDownload } = await loadChunk(() => import('./runDownload'));
      const said = await runDownload(
        { ...context, notify, notifyError, translate },
        resource,
        action,
        options,
      );
      notify(options?.hint ? 'form.labelled' : said, {
        type: 'info',
        messageArgs: { label: translate(said), value: options?.hint },
      });
    } catch (error) {
      notifyError(error);
    }
  };
}
