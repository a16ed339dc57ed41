import { decodePart } from 'declared-console/schema';
import type { ProductSettings } from '../settings';

type StorageHosts = ProductSettings['storageHosts'];

/** A url that was percent-encoded as a whole, once or several times: `https%3A%2F%2F…`. */
const ENCODED = /^(?:https?(?::|%(?:25)*3a))?%(?:25)*2f%(?:25)*2f|^https?%(?:25)*3a/i;

/**
 * Decodes an evidence url that was encoded as a whole, then rewrites its storage host as the deployment configures.
 * Only the host changes: path and query stay byte for byte the same, as a signature may cover them. Urls of other
 * hosts, relative urls and other text are returned unchanged; an encoding that can't be decoded becomes `''`, which is
 * never opened.
 */
export function evidenceUrl(raw: string, hosts: StorageHosts): string {
  let url = raw;
  // Left as it is, an undecodable url would be read as a path of this origin.
  while (ENCODED.test(url)) url = decodePart(url) ?? '';
  const [, start = '', host = '', rest = ''] = /^((?:https?:)?\/\/)([^/?#@]+)(.*)$/is.exec(url) ?? [];
  const found = hosts.find(({ from }) => from.toLowerCase() === host.toLowerCase());
  return found ? `${start}${found.to}${rest}` : url;
}
