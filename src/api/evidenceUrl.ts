import { safeUrl } from './safeUrl';
import type { Settings } from './settings';
import { rewriteStorageHost } from './storageHosts';

/**
 * A url of evidence, ready to be shown or downloaded: its storage host rewritten as the deployment says, then checked
 * (section 7, page 3). `undefined` where it may not be opened.
 */
export const evidenceUrl = (raw: unknown, { storageHosts }: Pick<Settings, 'storageHosts'>) =>
  safeUrl(typeof raw === 'string' ? rewriteStorageHost(raw.trim(), storageHosts) : undefined);

/** The explorer's search for a transaction, or `undefined` where there is no hash or the url isn't safe. */
export const explorerUrl = (hash: string | undefined, settings: Pick<Settings, 'explorerUrl'>) =>
  hash ? safeUrl(settings.explorerUrl.replaceAll('{hash}', encodeURIComponent(hash))) : undefined;
