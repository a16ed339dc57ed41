import { preservedDigests } from '@resources/evidence/certificate/digests';
import { fileHashAlgorithm } from '@resources/evidence/certificate/fileHashAlgorithm';
import { mediaKindOf } from '@resources/evidence/media/mediaKind';
import { describe, expect, it } from 'vitest';

const sha = 'ab'.repeat(32);
const other = 'cd'.repeat(32);

describe('the algorithm of a file hash', () => {
  it.each([
    ['is not known from its length', { file_hash: sha }, undefined],
    ['is what stands in front', { file_hash: `sm3:${sha}` }, 'SM3'],
    ['is what the server says', { file_hash: sha, hash_algorithm: 'SM3' }, 'SM3'],
    [
      "is SHA-256 if it is the certificate's SHA256",
      { file_hash: ` ${sha.toUpperCase()}`, sha256: sha },
      'SHA-256',
    ],
    ['is not known beside another SHA256', { file_hash: sha, sha256: other }, undefined],
    ['is what stands in front, even of the same digits', { file_hash: `sm3:${sha}`, sha256: sha }, 'SM3'],
    ['is not known if two are said', { file_hash: `sm3:${sha}`, hash_algorithm: 'SHA-256' }, undefined],
    ['is not said of a text', { file_hash: '无', hash_algorithm: 'SM3' }, undefined],
    ['is not said of nothing', { hash_algorithm: 'SM3' }, undefined],
  ])('%s', (_, record, algorithm) => {
    expect(fileHashAlgorithm(record)).toBe(algorithm);
  });
});

describe('the digests that a file is compared with', () => {
  it('are SHA256, whose name says the algorithm, and the file hash, of which only the form is known', () => {
    expect(preservedDigests({ sha256: sha, file_hash: other })).toEqual([
      { text: sha, hex: sha, algorithms: ['SHA-256'], isStated: true },
      { text: other, hex: other, algorithms: ['SHA-256', 'SM3'], isStated: false },
    ]);
  });

  it('are one if both are the same', () => {
    expect(preservedDigests({ sha256: sha, file_hash: ` ${sha.toUpperCase()} ` })).toHaveLength(1);
  });

  it('are none if there are none', () => {
    expect(preservedDigests({ sha256: '', file_hash: null })).toEqual([]);
  });

  it('are never the blockchain hash', () => {
    expect(preservedDigests({ blockchain_hash: sha } as { sha256?: string })).toEqual([]);
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
