import { gzipSync } from 'node:zlib';
import { isUnpacked, looksUnpacked } from '@resources/evidence/hash/unpacked';
import { verdictOf } from '@resources/evidence/hash/verdict';
import { describe, expect, it } from 'vitest';

const text = Buffer.from('2026-11-28 a line of a log');

describe('a file that is named as a packed one', () => {
  it.each([
    ['log.gz', gzipSync(text)],
    ['LOG.TGZ', gzipSync(text)],
    ['drawing.svgz', gzipSync(text)],
    ['log.zst', Buffer.from([0x28, 0xb5, 0x2f, 0xfd])],
    ['log.Z', Buffer.from([0x1f, 0x9d, 0x90])],
    ['log.br', Buffer.from([0x0b, 0x02, 0x80, 0x61])],
  ])('was unpacked if its bytes are other ones: %s', async (name, packed) => {
    expect(looksUnpacked(name, packed)).toBe(false);
    expect(looksUnpacked(name, text)).toBe(true);
    expect(await isUnpacked(name, new Blob([text]))).toBe(true);
  });

  it('says nothing of others', () => {
    for (const name of ['log.txt', 'gz', 'a.gz.txt', 'a.zip']) expect(looksUnpacked(name, text)).toBe(false);
  });
});

describe('bytes that may not be those that are stored', () => {
  const [same, other] = ['ab'.repeat(32), 'cd'.repeat(32)];
  const preserved = (isStated: boolean) => [
    { text: same, hex: same, algorithms: ['SHA-256'] as const, isStated },
  ];
  const verdict = (hex: string, isStated = true) =>
    verdictOf({
      preserved: preserved(isStated),
      outcome: { kind: 'digest', digests: { 'SHA-256': hex }, bytes: 1 },
      isExact: false,
    });

  it('are never called different, and are the same where a digest says so', () => {
    expect(verdict(same)).toEqual({ kind: 'match', algorithms: ['SHA-256'] });
    for (const isStated of [true, false])
      expect(verdict(other, isStated)).toEqual({ kind: 'undecidable', reason: 'unpacked' });
  });
});
