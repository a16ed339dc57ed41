import type { RecordOf } from 'declared-console/schema';
import { useConsole } from 'declared-console/ui';
import { ApiError, answers, loadableUrl, streamFile } from 'declared-console/wire';
import { useDataProvider } from 'react-admin';
import type { CertificateRow } from '../../certificate';
import { now } from '../../clock';
import { preservedDigests } from '../../evidence/certificate/digests';
import { type CertificateKind, kinds } from '../../evidence/certificate/kinds';
import { createHasher } from '../../evidence/hash/hasher';
import { askBatch } from '../askBatch';
import type downloadHistory from '../history';
import { historyParams, historyTypeOf } from '../historyOf';
import { withMarks } from '../marks';
import type { PackageSource } from './packFiles';

/** Creates the source of a list's files and certificates; the signal aborts everything it does. */
export function usePackageSource(list: string) {
  const { client, safeUrl } = useConsole();
  const dataProvider = useDataProvider();
  const type = historyTypeOf(list);
  return (signal: AbortSignal, uid: string): PackageSource => {
    /** The downloads before this one. Nobody asked for them: a refusal must not end the session. */
    async function downloadsOf(number: string) {
      const { data: rows, total = rows.length } = await dataProvider.getList<Download>('downloads/history', {
        pagination: { page: 1, perPage: LISTED },
        meta: { list: true, background: true, params: historyParams(type, number) },
        signal,
      });
      return { rows, total };
    }
    return {
      async locate(number) {
        signal.throwIfAborted();
        const files = await askBatch(client, safeUrl, { numbers: [number], type, uid });
        const own = files.filter((file) => file.number === undefined || file.number === number);
        const [file] = own;
        if (!file) throw new ApiError('refused', 'pages.downloads.none');
        if (own.length > 1) throw new ApiError('refused', 'pages.downloads.package.several');
        if (!file.url) throw new ApiError('refused', 'errors.unsafeUrl');
        return withMarks(file.url, { type, baoquan_no: number, uid });
      },
      async certificate(number) {
        const kind = kindOf(type);
        const { data } = await dataProvider.getOne<CertificateRow>(kind.resource, {
          id: number,
          meta: { params: kind.viewParams },
          signal,
        });
        // Kept until the package is whole: without the preview, which may be large.
        const { html: _html, timestamp_token: _token, ...record } = data;
        return {
          digests: preservedDigests(data),
          blockchainHash: data.blockchain_hash,
          title: data.title,
          timestampToken: data.timestamp_token,
          facts: { record, downloads: await downloadsOf(number).catch(() => undefined) },
        };
      },
      open: (url, from) => streamFile(url, { signal, from }),
      answers: (origin) => answers(loadableUrl(origin), signal),
      wait: (milliseconds) =>
        new Promise((resolve, reject) => {
          const timer = setTimeout(resolve, milliseconds);
          signal.addEventListener('abort', () => {
            clearTimeout(timer);
            reject(signal.reason);
          });
        }),
      createHasher,
      now: () => new Date(now()),
    };
  };
}

type Download = RecordOf<(typeof downloadHistory)['record']> & { readonly id: string };
/** How many of a file's downloads are told. */
const LISTED = 100;

const kindOf = (type: CertificateKind['type']): CertificateKind =>
  Object.values<CertificateKind>(kinds).find((kind) => kind.type === type) ?? kinds.evidence;
