import type { Client } from '@/api/client';
import { ApiError } from '@/api/errors';
import { post } from '@/schema/calls';
import { isObject } from '@/schema/values';
import type { ProductSettings } from '../settings';

/**
 * A navigation carries no Authorization header, and no token ever stands in a url. Where the deployment has a ticket
 * call, the url is exchanged for a single-use one; where it hasn't, the url is used as it is.
 * @returns the url to navigate to; rejects with `ApiError` where the ticket is refused or can't be read
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
