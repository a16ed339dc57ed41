import type { IncomingMessage } from 'node:http';
import { addressesIn, originOf } from '@server/host/origin';
import { describe, expect, it } from 'vitest';

/** The origin of a request from a peer, given its headers. */
const origin = (peer: string, headers: Record<string, string>, trusted: string[] = []) =>
  originOf(
    {
      socket: { remoteAddress: peer },
      connection: { remoteAddress: peer },
      headers,
    } as unknown as IncomingMessage,
    addressesIn(trusted),
  );

it.each(['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'Via'])(
  'a request with %s is one that was passed on, by whomever',
  (name) => {
    expect(origin('127.0.0.1', {}).forwarded).toBe(false);
    expect(origin('127.0.0.1', { [name.toLowerCase()]: '203.0.113.9' }).forwarded).toBe(true);
  },
);

describe('the origin of a request', () => {
  it('is its peer, whatever its headers claim, when no proxy is trusted', () => {
    expect(
      origin('203.0.113.9', { 'x-forwarded-for': '10.0.0.1', 'x-forwarded-proto': 'https' }),
    ).toMatchObject({
      address: '203.0.113.9',
      https: false,
    });
  });

  it('is taken from a trusted proxy', () => {
    const headers = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' };
    expect(origin('10.0.0.2', headers, ['10.0.0.0/8'])).toMatchObject({
      address: '203.0.113.9',
      https: true,
    });
    expect(origin('172.18.0.2', headers, ['uniquelocal'])).toMatchObject({
      address: '203.0.113.9',
      https: true,
    });
  });

  it('is the first address that no trusted proxy vouches for: the client’s own headers are ignored', () => {
    const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9, 10.0.0.3' };
    expect(origin('10.0.0.2', headers, ['10.0.0.0/8']).address).toBe('203.0.113.9');
  });

  it('is the proxy’s address if its header is no address', () => {
    expect(origin('127.0.0.1', { 'x-forwarded-for': 'x'.repeat(5000) }, ['loopback']).address).toBe(
      '127.0.0.1',
    );
  });

  it('has plain IPv4 addresses, on a dual-stack socket too', () => {
    expect(origin('::ffff:203.0.113.9', {}).address).toBe('203.0.113.9');
    expect(origin('::ffff:10.0.0.2', { 'x-forwarded-for': '::ffff:203.0.113.9' }, ['10.0.0.2']).address).toBe(
      '203.0.113.9',
    );
    expect(origin('2001:db8::9', {}).address).toBe('2001:db8::9');
  });
});
