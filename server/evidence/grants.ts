import { accountOf, type Call } from '../calls/context';
import { recordIn } from '../calls/recordAccess';
import { wallClock } from '../clock';
import { downloadHistory } from '../db/schema';
import { issueTickets } from '../session/tickets';
import type { Item } from './item';
import { onStorageHost } from './urls';

const downloadPath = '/api/down/file';

/**
 * Issues one-time urls for files to an account, and records the downloads in the history in the same transaction. They
 * are recorded when the url is issued, since nothing reports whether a browser saved the file; so no download goes
 * unrecorded; the activity log has an entry for each file. type, baoquan_no and uid are in the url already, covered by the ticket.
 */
export async function grantDownloads(c: Call, items: readonly Item[], isBatch: boolean): Promise<string[]> {
  if (items.length === 0) return [];
  const { deps } = c.var;
  const account = accountOf(c);
  return deps.db.transaction(async (tx) => {
    const operateTime = wallClock(deps.clock.now());
    await tx.insert(downloadHistory).values(
      items.map((item) => ({
        type: item.kind,
        baoquanNo: item.number,
        operator: account.realname,
        operatorAccount: account.username,
        accountId: account.id,
        operateTime,
        isBatch: isBatch ? '1' : '0',
      })),
    );
    const targets = items.map((item) => {
      const query = new URLSearchParams({
        type: item.kind,
        baoquan_no: item.number,
        uid: String(account.id),
      });
      return new URL(`${downloadPath}?${query}`, 'http://backend');
    });
    const addresses = await issueTickets({ ...deps, db: tx }, account, targets);
    const notes = items.map(({ number }) => ({ targetKind: 'evidence', targetId: number }) as const);
    await recordIn(tx, c, ...notes);
    return items.map(({ kind }, at) => {
      const address = addresses[at] ?? '';
      return kind === '3' || kind === '4' ? onStorageHost(deps, address) : address;
    });
  });
}
