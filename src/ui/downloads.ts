import { useNotify } from 'ra-core';
import { useCallback } from 'react';
import type { DownloadAction } from '@/schema/actions';
import type { Params } from '@/schema/calls';
import type { AnyResource, AnyRow } from '@/schema/resource';
import { callOf } from '../api/dataProvider';
import { startDownload } from '../api/downloads';
import { messageOf } from '../api/errors';
import { useConsole } from './ConsoleContext';

/** Starts a declared download and says so; a refusal is said too. */
export function useDownload() {
  const { client, downloadUrl } = useConsole();
  const notify = useNotify();
  return useCallback(
    async (
      resource: AnyResource,
      { source }: Pick<DownloadAction<AnyRow>, 'source'>,
      { row, params }: { row?: AnyRow; params?: Params } = {},
    ) => {
      try {
        // A url that a row carries is signed by whoever put it there.
        const url =
          source.call === undefined
            ? source.url(row ?? { id: '' })
            : await downloadUrl(client.urlOf(callOf(resource, source.call), { ...source.params, ...params }));
        startDownload(url);
        notify('list.downloadStarted', { type: 'info' });
      } catch (error) {
        notify(messageOf(error), { type: 'error' });
      }
    },
    [client, downloadUrl, notify],
  );
}
