import { isObject, post } from 'declared-console/schema';
import type { Client } from 'declared-console/wire';
import { ApiError } from 'declared-console/wire';
import type { ProductSettings } from '../settings';

/**
 * A navigation carries no Authorization header, and tokens never go into a url. If the deployment has a ticket call, it
 * exchanges the url for a single-use one; otherwise the url is used as it is.
 * @returns the url to navigate to; rejects with `ApiError` if the ticket is refused or malformed
 */
export async function ticketed(
  client: Client,
  { downloadTicket }: Pick<ProductSettings, 'downloadTicket'>,
  url: string,
): Promise<string> {
  if (!downloadTicket) return url;
  const data = await client.send(post(downloadTicket as `/${string}`), { path: url });
  if (!isObject(data) || typeof data.url !== 'string') throw ApiError.of('malformed');
  return data.url;
}
