import { algorithmOf, expectedDigest } from '@resources/evidence/certificate/digests';
import { mediaKindOf } from '@resources/evidence/media/mediaKind';
import { describe, expect, it } from 'vitest';

const sha = 'ab'.repeat(32);

describe('the algorithm of a digest', () => {
  it.each([
    ['ab'.repeat(16), 'MD5'],
    ['ab'.repeat(20), 'SHA-1'],
    [sha, 'SHA-256'],
    [sha.toUpperCase(), 'SHA-256'],
    ['ab'.repeat(64), 'SHA-512'],
    ['ab'.repeat(10), undefined],
    [`0x${sha}`, undefined],
    ['', undefined],
    ['无', undefined],
  ])('of %s is %s', (digest, algorithm) => {
    expect(algorithmOf(digest)).toBe(algorithm);
  });
});

describe('the digest that a file is compared with', () => {
  it('is SHA256', () => {
    expect(expectedDigest({ sha256: sha, file_hash: 'cd'.repeat(32) })).toBe(sha);
  });

  it("is the file hash when SHA256 doesn't have 64 digits", () => {
    expect(expectedDigest({ sha256: 'ab', file_hash: ` ${sha.toUpperCase()} ` })).toBe(sha);
  });

  it('is missing when neither is valid', () => {
    expect(expectedDigest({ sha256: '', file_hash: 'ab'.repeat(16) })).toBeUndefined();
  });

  it('is never the blockchain hash', () => {
    const record = { blockchain_hash: sha };
    expect(expectedDigest(record as { sha256?: string })).toBeUndefined();
  });
});

describe('the kind of a file', () => {
  it.each([
    ['/a/b.PNG?sig=x.mp4', 'image'],
    ['https://h/b.mp4', 'video'],
    ['/b.m4a#t', 'audio'],
    ['/b.pdf', 'document'],
    ['/b.TXT', 'text'],
    ['/b', undefined],
    ['/x.png/b', undefined],
  ])('%s is a %s', (url, kind) => {
    expect(mediaKindOf(url)).toBe(kind);
  });
});
