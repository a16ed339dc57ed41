import { callOf, filterParams } from '../api/listCall';
import { startDownload } from '../api/startDownload';
import type { ConsoleContextValue } from '../kit/ConsoleContext';
import type { Params } from '../model/calls';
import type { Translate } from '../model/translate';
import type { DownloadAction } from '../schema/actions';
import { type AnyResource, type AnyRow, NO_ROW } from '../schema/resource';
import { fileName, saveFile } from './csv/saveFile';
import { type InlineFileBy, inlineFile } from './inlineFile';

/** What a download needs of its console. */
interface By extends InlineFileBy, Pick<ConsoleContextValue, 'clock' | 'downloadUrl' | 'safeUrl'> {
  readonly translate: Translate;
}

/**
 * Runs a declared download. If the application can authorize the call's url, the browser is asked to download it; otherwise the
 * file is fetched with the session, so that a refusal can be read.
 * @returns the key of what is known by then
 */
export async function runDownload(
  by: By,
  resource: AnyResource,
  { source }: Pick<DownloadAction<AnyRow>, 'source'>,
  { row, params, filters }: { row?: AnyRow; params?: Params; filters?: object } = {},
): Promise<'list.downloadAsked' | 'list.downloadStarted'> {
  const { client, clock, downloadUrl, safeUrl, translate } = by;
  const takeInline = inlineFile(by);
  if (source.call === undefined) {
    // A url in a row needs no authorization: the server has signed it.
    await startDownload(safeUrl(source.url(row ?? NO_ROW)), takeInline);
    return 'list.downloadAsked';
  }
  const call = callOf(resource, source.call);
  const sent = { ...source.params, ...params, ...(source.filtered && filterParams(resource, filters)) };
  const plain = client.urlOf(call, sent);
  const granted = await downloadUrl(plain);
  // What was granted may work once.
  if (granted !== plain) {
    await startDownload(granted, (url) => takeInline(url, () => client.download(call, sent)));
    return 'list.downloadAsked';
  }
  const { file, name } = await client.download(call, sent);
  const called = translate(`resources.${resource.name}.name`);
  saveFile(name ?? fileName(called, clock.today(), extensionOf(file.type)), file);
  return 'list.downloadStarted';
}

/** The extension for an export that the server doesn't name. */
function extensionOf(type: string): string {
  if (/spreadsheetml/i.test(type)) return '.xlsx';
  return /ms-excel/i.test(type) ? '.xls' : '.csv';
}
