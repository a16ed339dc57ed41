import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from 'proxy-addr';
import type { Origin } from '../http/context';

/** Whether an address is one of a list's: addresses, subnets, `loopback`, `uniquelocal`. Throws a TypeError for what is none. */
export const addressesIn = (list: readonly string[]) => proxyAddr.compile([...list]);

/** What proxies add to the requests that they pass on. */
const marks = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];

/**
 * Where a request comes from. What `X-Forwarded-For` and `X-Forwarded-Proto` say counts as far as proxies say it that are
 * trusted: anybody can send these.
 */
export function originOf(
  incoming: IncomingMessage,
  trusted: (address: string, hop: number) => boolean,
): Origin {
  const peer = incoming.socket.remoteAddress ?? '';
  const told = proxyAddr(incoming, trusted);
  const proto = [incoming.headers['x-forwarded-proto']].flat()[0];
  return {
    address: plain(isIP(told) ? told : peer),
    https: trusted(peer, 0) && proto?.split(',')[0]?.trim() === 'https',
    forwarded: marks.some((name) => name in incoming.headers),
  };
}

/** An IPv4 address as it is, not as a socket for both kinds has it. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');
