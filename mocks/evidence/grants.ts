import { wallClock } from '../clock';
import { downloadHistory } from '../db/schema';
import type { Deps } from '../deps';
import type { Account } from '../session/account';
import { issueTickets } from '../session/tickets';
import type { Item } from './item';
import { onStorageHost } from './urls';

const downloadPath = '/api/down/file';

/**
 * Hands an account the one-time addresses of files, and writes the downloads to the history in the same transaction. It
 * is written when the address is given: that a browser saved the file nobody tells us, and so none leaves unrecorded.
 * type, baoquan_no and uid are in the address already, covered by the ticket.
 */
export async function grantDownloads(
  deps: Deps,
  account: Account,
  items: readonly Item[],
  isBatch: boolean,
): Promise<string[]> {
  if (items.length === 0) return [];
  return deps.db.transaction(async (tx) => {
    const operateTime = wallClock(deps.clock.now());
    await tx.insert(downloadHistory).values(
      items.map((item) => ({
        type: item.kind,
        baoquanNo: item.number,
        operator: account.realname,
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
    return items.map(({ kind }, at) => {
      const address = addresses[at] ?? '';
      return kind === '3' || kind === '4' ? onStorageHost(deps, address) : address;
    });
  });
}
