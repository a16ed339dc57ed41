import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from 'proxy-addr';
import type { Origin } from '../calls/context';

/**
 * Compiles a matcher for a list of addresses, subnets, `loopback` and `uniquelocal`. Throws a TypeError for an invalid
 * entry.
 */
export const addressesIn = (list: readonly string[]) => proxyAddr.compile([...list]);

/** Headers that proxies add. */
const marks = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];

/**
 * Where a request comes from. `X-Forwarded-For` and `X-Forwarded-Proto` count only as far as trusted proxies set them,
 * since every client can send them.
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
    trusted: trusted(peer, 0),
    forwarded: marks.some((name) => name in incoming.headers),
  };
}

/** Unwraps an IPv4 address from its IPv4-mapped IPv6 form, as dual-stack sockets report it. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');
