import { useNotify, useTranslate } from 'react-admin';
import { callOf, filterParams } from '../api/listCall';
import { startDownload } from '../api/startDownload';
import { useConsole } from '../kit/ConsoleContext';
import { useNotifyError } from '../kit/useNotifyError';
import type { Params } from '../model/calls';
import type { DownloadAction } from '../schema/actions';
import { type AnyResource, type AnyRow, NO_ROW } from '../schema/resource';
import { fileName, saveFile } from './csv/saveFile';
import { useInlineFile } from './useInlineFile';

/**
 * Starts a declared download, and says so or why it was refused. If the application can authorize the call's url, the
 * browser navigates to it; otherwise the file is fetched with the session, so that a refusal can be read.
 * `hint` says in words what is downloaded.
 */
export function useDownload() {
  const { client, clock, downloadUrl, safeUrl } = useConsole();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const takeInline = useInlineFile();
  const translate = useTranslate();
  return async (
    resource: AnyResource,
    { source }: Pick<DownloadAction<AnyRow>, 'source'>,
    { row, params, filters, hint }: { row?: AnyRow; params?: Params; filters?: object; hint?: string } = {},
  ) => {
    try {
      if (source.call === undefined) {
        // A url in a row needs no authorization: the server has signed it.
        startDownload(safeUrl(source.url(row ?? NO_ROW)), takeInline);
      } else {
        const call = callOf(resource, source.call);
        const sent = {
          ...source.params,
          ...params,
          ...(source.filtered && filterParams(resource, filters)),
        };
        const plain = client.urlOf(call, sent);
        const granted = await downloadUrl(plain);
        // What was granted may work once.
        if (granted !== plain)
          startDownload(granted, (url) => takeInline(url, () => client.download(call, sent)));
        else {
          const { file, name } = await client.download(call, sent);
          const called = translate(`resources.${resource.name}.name`);
          saveFile(name ?? fileName(called, clock.today(), extensionOf(file.type)), file);
        }
      }
      notify(hint ? 'form.labelled' : 'list.downloadStarted', {
        type: 'info',
        messageArgs: { label: translate('list.downloadStarted'), value: hint },
      });
    } catch (error) {
      notifyError(error);
    }
  };
}

/** The extension for an export that the server doesn't name. */
function extensionOf(type: string): string {
  if (/spreadsheetml/i.test(type)) return '.xlsx';
  return /ms-excel/i.test(type) ? '.xls' : '.csv';
}
