import type { ProductSettings } from '../settings';

/**
 * Rewrites the storage host of an evidence url as the deployment says.
 * Only the host changes: path and query stay byte for byte, for a signature may cover them. A url of another host, a
 * relative one, and what is no url come back as they are.
 */
export function rewriteStorageHost(url: string, hosts: ProductSettings['storageHosts']): string {
  const [, start = '', host = '', rest = ''] = /^((?:https?:)?\/\/)([^/?#@]+)(.*)$/is.exec(url) ?? [];
  const found = hosts.find(({ from }) => from.toLowerCase() === host.toLowerCase());
  return found ? `${start}${found.to}${rest}` : url;
}
