import { manifestJson, manifestRows } from '@resources/downloads/package/manifest';
import type { PackagedFile } from '@resources/downloads/package/packagedFile';
import type { PreservedDigest } from '@resources/evidence/hash/preservedDigest';
import { describe, expect, it } from 'vitest';
import { toCsv } from '../../../../src/ui/csv/toCsv';

const at = new Date(Date.UTC(2026, 10, 22, 16, 30, 5));
const stated = (hex: string): PreservedDigest => ({
  text: hex,
  hex,
  algorithms: ['SHA-256'],
  isStated: true,
});
const unstated: PreservedDigest = { text: 'EF', hex: 'ef', algorithms: ['SHA-256', 'SM3'], isStated: false };
const known = (number: string, more: Partial<PackagedFile>): PackagedFile => ({
  number,
  path: `files/${number}.png`,
  size: 3,
  sha256: 'a1'.repeat(32),
  certificateDigests: [stated('a1'.repeat(32))],
  blockchainHash: 'cd'.repeat(32),
  at,
  verdict: 'match',
  ...more,
});
const files: readonly PackagedFile[] = [
  known('1', {}),
  known('2', { verdict: 'undecidable', reason: 'noDigest', certificateDigests: [unstated] }),
  { number: '3', verdict: 'missing', reason: '=存储服务维护中', at },
  known('4', { verdict: 'mismatch', sha256: 'b2'.repeat(32) }),
];
const parts = { files, by: { uid: '7', name: '管理员' }, at, words: (key: string) => `<${key}>` };

describe('the manifest of an archive', () => {
  it('lists each file with its certificate digest, time and user, mismatches first', () => {
    const manifest = JSON.parse(manifestJson(parts));
    expect(manifest).toMatchObject({
      version: 1,
      createdAt: '2026-11-22T16:30:05.000Z',
      createdBy: { uid: '7', name: '管理员' },
    });
    expect(manifest.files.map(({ number }: { number: string }) => number)).toEqual(['4', '3', '2', '1']);
    expect(manifest.files[0]).toEqual({
      number: '4',
      path: 'files/4.png',
      size: 3,
      sha256: 'b2'.repeat(32),
      certificateSha256: 'a1'.repeat(32),
      certificateDigests: [stated('a1'.repeat(32))],
      blockchainHash: 'cd'.repeat(32),
      verdict: 'mismatch',
      at: '2026-11-22T16:30:05.000Z',
    });
    expect(manifest.files[1]).not.toHaveProperty('path');
  });

  it("has the same data as rows, in words and in the application's time zone", () => {
    const [header, first, second] = manifestRows(parts);
    expect(header).toHaveLength(13);
    expect(first).toEqual([
      '4',
      'files/4.png',
      3,
      'b2'.repeat(32),
      '',
      `SHA-256:${'a1'.repeat(32)}`,
      '<pages.downloads.package.verdicts.mismatch>',
      '',
      '',
      'cd'.repeat(32),
      '',
      { plain: '2026-11-23 00:30:05' },
      '管理员 (7)',
    ]);
    expect(second?.slice(0, 9)).toEqual([
      '3',
      '',
      undefined,
      '',
      '',
      '',
      '<pages.downloads.package.verdicts.missing>',
      '',
      '<=存储服务维护中>',
    ]);
  });

  it('says by which algorithms a file agrees, with the other digests that were computed', () => {
    const file = known('5', {
      otherDigests: { SM3: 'ef' },
      certificateDigests: [unstated],
      matching: ['SM3'],
    });
    expect(JSON.parse(manifestJson({ ...parts, files: [file] })).files[0]).toMatchObject({
      otherDigests: { SM3: 'ef' },
      certificateDigests: [unstated],
      matching: ['SM3'],
    });
    // A digest whose algorithm isn't known is no SHA-256.
    expect(manifestJson({ ...parts, files: [file] })).not.toContain('certificateSha256');
    expect(manifestRows({ ...parts, files: [file] })[1]?.slice(4, 8)).toEqual([
      'SM3:ef',
      'EF',
      '<pages.downloads.package.verdicts.match>',
      'SM3',
    ]);
  });

  it('neutralises formulas from the server', () => {
    const csv = toCsv(manifestRows({ ...parts, words: (key) => key }));
    expect(csv).toContain(",'=存储服务维护中,");
  });
});
