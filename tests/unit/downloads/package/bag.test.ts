import { bagAlgorithms, bagInfo, encodedPath, manifestText } from '@resources/downloads/package/bag';
import type { PackagedFile } from '@resources/downloads/package/packagedFile';
import { describe, expect, it } from 'vitest';

const at = new Date(Date.UTC(2026, 10, 22, 16, 30));
const file: PackagedFile = { number: '1', verdict: 'match', path: 'data/1', size: 3, sha256: 'ab', at };
const stated = { text: 'cd', hex: 'cd', algorithms: ['SM3'], isStated: true } as const;

describe('a bag', () => {
  it('writes what would break the lines of a manifest percent-encoded, and nothing else', () => {
    expect(encodedPath('data/a%0A\r\n图 1.png')).toBe('data/a%250A%0D%0A图 1.png');
    expect(manifestText([{ path: 'data/a\nb', digest: 'ab' }])).toBe('ab  data/a%0Ab\n');
  });

  it('states SM3 only where a certificate does and every file could be computed by it', () => {
    const sm3 = { otherDigests: { SM3: 'cd' } };
    expect(bagAlgorithms([{ ...file, ...sm3 }])).toEqual(['SHA-256']);
    expect(bagAlgorithms([{ ...file, ...sm3, certificateDigests: [stated] }])).toEqual(['SHA-256', 'SM3']);
    expect(bagAlgorithms([{ ...file, ...sm3, matching: ['SM3'] }])).toEqual(['SHA-256', 'SM3']);
    expect(bagAlgorithms([{ ...file, certificateDigests: [stated] }])).toEqual(['SHA-256']);
    // A file that isn't there needs no digest.
    const missing: PackagedFile = { number: '2', verdict: 'missing', at };
    expect(bagAlgorithms([{ ...file, ...sm3, matching: ['SM3'] }, missing])).toHaveLength(2);
  });

  it('keeps each element of its information on one line, and leaves out what nobody knows', () => {
    const info = bagInfo({ files: [file], by: { uid: '7', name: 'A\nPayload-Oxum: 0.0\u0085' }, at });
    expect(info).toContain('Contact-Name: A Payload-Oxum: 0.0\n');
    expect(info).toContain('\nBagging-Date: 2026-11-23\n');
    expect(bagInfo({ files: [file], by: { uid: '7', name: '' }, at })).not.toContain('Contact-Name');
  });
});
