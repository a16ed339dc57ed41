import { eq } from 'drizzle-orm';
import type { Deps } from '../calls/deps';
import { files } from '../db/schema';
import type { Item, StoredFileRow } from './item';

/** The stored file of an item, if it has one. */
export async function fileOf({ db }: Deps, item: Item): Promise<StoredFileRow | undefined> {
  if (!item.fileKey || item.fileState !== '1') return undefined;
  const [file] = await db.select().from(files).where(eq(files.key, item.fileKey));
  return file;
}

/** Prefixes one of our urls with the storage host, if one is set; the console rewrites it. */
export const onStorageHost = ({ storageHost }: Deps, address: string): string =>
  storageHost && address ? `//${storageHost}${address}` : address;

/**
 * The expiring url that an element of a page shows an item's file from; empty without a file. Process and mobile
 * captures are on the storage host.
 */
export function shownAt(deps: Deps, item: Pick<Item, 'kind' | 'fileKey' | 'fileState'>): string {
  if (item.fileState !== '1') return '';
  const address = deps.urls.sign(item.fileKey, 'inline');
  return item.kind === '3' || item.kind === '4' ? onStorageHost(deps, address) : address;
}
