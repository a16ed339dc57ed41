import { type ConsoleContextValue, keepInline, useConsole } from 'declared-console/ui';
import { InsecureUrl, messageOf, startDownload } from 'declared-console/wire';
import { useSyncExternalStore } from 'react';
import { askBatch, type BatchFile } from './askBatch';
import type { HistoryType } from './historyOf';
import { withMarks } from './marks';
import { createRequestLog, type DownloadRequest, type RequestLog } from './requestLog';

/** The outcome of a batch request; `reason` is the server's sentence, or an i18n key. */
export type BatchOutcome =
  /** The number of files started, and whether that is all that was requested. */
  | { readonly kind: 'started'; readonly files: number; readonly isWhole: boolean }
  | { readonly kind: 'none' }
  /** The user is unknown: nothing was requested. */
  | { readonly kind: 'noOperator' }
  | { readonly kind: 'failed'; readonly reason: string };

/** One log per console start, so that nobody sees what another account requested. */
const logs = new WeakMap<ConsoleContextValue, RequestLog>();

function logOf(console: ConsoleContextValue): RequestLog {
  const log = logs.get(console) ?? createRequestLog();
  logs.set(console, log);
  return log;
}

/** Requests batch downloads of one type, and lists those requested so far. */
export function useBatchDownload(type: HistoryType) {
  const context = useConsole();
  const log = logOf(context);
  const everything = useSyncExternalStore(log.subscribe, log.read);

  async function ask(numbers: readonly string[], onOutcome: (outcome: BatchOutcome) => void = () => {}) {
    const put = (state: DownloadRequest['state'], reason?: string) =>
      log.put(numbers.map((number) => ({ type, number, state, reason })));
    const uid = context.session.identity()?.uid;
    if (!uid) {
      put('failed', 'pages.downloads.noOperator');
      return onOutcome({ kind: 'noOperator' });
    }
    put('asking');
    try {
      const files = await askBatch(context.client, context.safeUrl, { numbers, type, uid });
      if (files.length === 0) {
        put('failed', 'pages.downloads.none');
        return onOutcome({ kind: 'none' });
      }
      const started = new Set(files.filter(({ url }) => url));
      const results = numbers.map((number) => ({ type, number, ...resultOf(number, files) }));
      log.put(results);
      let isWhole = results.every(({ state }) => state === 'started');
      const tell = () => onOutcome({ kind: 'started', files: started.size, isWhole });
      const begin = async (file: BatchFile) => {
        const { number, url = '' } = file;
        const fail = (result: Pick<DownloadRequest, 'state' | 'reason' | 'url'>) => {
          started.delete(file);
          isWhole = false;
          if (number) log.put([{ type, number, ...result }]);
          tell();
        };
        const failBy = (error: unknown) =>
          fail({
            state: 'failed',
            reason: messageOf(error),
            ...(error instanceof InsecureUrl && { url: error.url }),
          });
        await startDownload(withMarks(url, { type, baoquan_no: number, uid }), async (shown) => {
          try {
            if (!(await keepInline(context.client, shown))) fail({ state: 'shown', url: shown });
          } catch (error) {
            failBy(error);
          }
        }).catch(failBy);
      };
      await Promise.all([...started].map(begin));
      tell();
    } catch (error) {
      const reason = messageOf(error);
      put('failed', reason);
      onOutcome({ kind: 'failed', reason });
    }
  }

  return { ask, requests: everything.filter((each) => each.type === type), clear: () => log.clear(type) };
}

/**
 * The state of a number: its own url decides. Files that name no evidence may belong to it, so they prove neither that
 * it was started nor that it wasn't.
 */
export function resultOf(
  number: string,
  files: readonly BatchFile[],
): Pick<DownloadRequest, 'state' | 'reason'> {
  const own = files.filter((file) => file.number === number);
  if (own.length > 0) return { state: own.every(({ url }) => url) ? 'started' : 'unsafe' };
  const unnamed = files.filter((file) => file.number === undefined);
  if (unnamed.length === 0) return { state: 'failed', reason: 'pages.downloads.none' };
  return { state: unnamed.some(({ url }) => url) ? 'unknown' : 'unsafe' };
}
