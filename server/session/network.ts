import { isIPv6 } from 'node:net';

/**
 * What attempts are counted by: an IPv4 address, or the /64 of an IPv6 address, as whoever has one of its addresses has
 * them all.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const [front = '', back = ''] = plain.toLowerCase().split('::');
  const groups = front.split(':').filter(Boolean);
  const missing = plain.includes('::') ? 8 - groups.length - back.split(':').filter(Boolean).length : 0;
  const all = [
    ...groups,
    ...Array<string>(Math.max(0, missing)).fill('0'),
    ...back.split(':').filter(Boolean),
  ];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
