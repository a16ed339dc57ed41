import { eq } from 'drizzle-orm';
import { files } from '../db/schema';
import type { Deps } from '../deps';
import type { Item, StoredFileRow } from './item';

/** The stored file of an item, where there is one. */
export async function fileOf({ db }: Deps, item: Item): Promise<StoredFileRow | undefined> {
  if (!item.fileKey || item.fileState !== '1') return undefined;
  const [file] = await db.select().from(files).where(eq(files.key, item.fileKey));
  return file;
}

/** Puts the storage host in front of an address of ours, where there is one; the console rewrites it. */
export const onStorageHost = ({ storageHost }: Deps, address: string): string =>
  storageHost && address ? `//${storageHost}${address}` : address;

/**
 * The expiring address under which an item's file is shown by an element of a page; empty without a file. Process and
 * mobile captures lie on the storage host.
 */
export function shownAt(deps: Deps, item: Pick<Item, 'kind' | 'fileKey' | 'fileState'>): string {
  if (item.fileState !== '1') return '';
  const address = deps.urls.sign(item.fileKey, 'inline');
  return item.kind === '3' || item.kind === '4' ? onStorageHost(deps, address) : address;
}
