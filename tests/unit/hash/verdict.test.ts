import { createHash } from 'node:crypto';
import { preservedDigests } from '@resources/evidence/certificate/digests';
import type { Algorithm } from '@resources/evidence/hash/algorithm';
import { digestBlob } from '@resources/evidence/hash/digestBlob';
import type { Hasher } from '@resources/evidence/hash/hasher';
import { algorithmsFor, type HashOutcome, verdictOf } from '@resources/evidence/hash/verdict';
import { createMD5, createSHA1, createSHA256, createSHA384, createSHA512, createSM3 } from 'hash-wasm';
import { describe, expect, it } from 'vitest';
import { randomOf } from '../../faults/random';
import { forms } from './forms';

type Certificate = Parameters<typeof preservedDigests>[0];

/** The system's own digest, not that of the code under test. */
const digestOf = (algorithm: Algorithm, bytes: Uint8Array) =>
  createHash(algorithm.replace('-', '')).update(bytes).digest('hex');

// Kept, as it takes longer to make one than to use it.
const hashers = {
  MD5: await createMD5(),
  'SHA-1': await createSHA1(),
  'SHA-256': await createSHA256(),
  SM3: await createSM3(),
  'SHA-384': await createSHA384(),
  'SHA-512': await createSHA512(),
};

async function kept(algorithm: Algorithm): Promise<Hasher> {
  const hasher = hashers[algorithm].init();
  return { update: (bytes) => void hasher.update(bytes), digest: () => hasher.digest() };
}

/** What the certificate page computes of a file. */
async function computed(certificate: Certificate, file: Blob): Promise<HashOutcome> {
  const outcomes = await Promise.all(
    algorithmsFor(preservedDigests(certificate)).map((algorithm) =>
      digestBlob(file, algorithm, undefined, kept),
    ),
  );
  const digests = Object.assign({}, ...outcomes.map((each) => (each.kind === 'digest' ? each.digests : {})));
  return { kind: 'digest', digests, bytes: file.size };
}

/** The verdict of the certificate page on a file. */
const judged = async (certificate: Certificate, file: Uint8Array<ArrayBuffer>) =>
  verdictOf({
    preserved: preservedDigests(certificate),
    outcome: await computed(certificate, new Blob([file])),
  });

/** The same of a file in memory, at once. */
function judgedAtOnce(certificate: Certificate, file: Uint8Array) {
  const preserved = preservedDigests(certificate);
  const digests = Object.fromEntries(
    algorithmsFor(preserved).map((algorithm) => [algorithm, hashers[algorithm].init().update(file).digest()]),
  );
  return verdictOf({ preserved, outcome: { kind: 'digest', digests, bytes: file.length } });
}

const genuine = new TextEncoder().encode('what was preserved');
const changed = genuine.slice();
changed[7] = (changed[7] ?? 0) ^ 1;
const empty = new Uint8Array(0);

describe('a file is judged by what its certificate can mean', () => {
  describe.each(forms.flatMap((form) => form.algorithms.map((algorithm) => ({ ...form, algorithm }))))(
    '$algorithm $name',
    ({ algorithm, write, isStated }) => {
      const certificate = (bytes: Uint8Array) => write(digestOf(algorithm, bytes), algorithm);
      const different = isStated
        ? { kind: 'mismatch', algorithm }
        : { kind: 'undecidable', reason: 'noMatch' };

      it('genuine: 一致, by its algorithm', async () => {
        expect(await judged(certificate(genuine), genuine)).toEqual({
          kind: 'match',
          algorithms: [algorithm],
        });
        expect(await judged(certificate(empty), empty)).toEqual({ kind: 'match', algorithms: [algorithm] });
      });

      it(`changed by a bit, or emptied: ${isStated ? '不一致' : '无法判定'}`, async () => {
        expect(await judged(certificate(genuine), changed)).toMatchObject(different);
        expect(await judged(certificate(genuine), empty)).toMatchObject(different);
      });
    },
  );

  // VERIFY_BYTES=4294967296, that is 4 GiB, takes two to three minutes.
  it('of many zeros is read in chunks, and judged like others', { timeout: 600_000 }, async () => {
    const size = Number(process.env.VERIFY_BYTES ?? 12 * 1024 ** 2);
    const zeros = new Uint8Array(4 * 1024 ** 2);
    const sparse = Object.assign(new Blob(), {
      slice: (from = 0, to = 0) => new Blob([zeros.subarray(0, Math.min(to, size) - from)]),
    });
    Object.defineProperty(sparse, 'size', { value: size });
    const hashes = { preserved: createHash('sm3'), other: createHash('sm3') };
    for (let done = 0; done < size; done += zeros.length) {
      const isLast = done + zeros.length >= size;
      const part = zeros.subarray(0, size - done);
      hashes.preserved.update(part);
      hashes.other.update(isLast ? Uint8Array.from(part, (byte, index) => (index === 0 ? 1 : byte)) : part);
    }
    const certificate = { file_hash: hashes.preserved.digest('hex') };
    const outcome = await computed(certificate, sparse);
    const verdictBy = (of: Certificate) => verdictOf({ preserved: preservedDigests(of), outcome });
    expect(verdictBy(certificate)).toEqual({ kind: 'match', algorithms: ['SM3'] });
    expect(verdictBy({ file_hash: `sm3:${hashes.other.digest('hex')}` })).toMatchObject({ kind: 'mismatch' });
  });

  it('calls none of 10,000 genuine files different, and none of 10,000 changed ones equal', () => {
    const next = randomOf('verdicts');
    const integer = (below: number) => Math.floor(next() * below);
    const pick = <T>(from: readonly T[]): T => from[integer(from.length)] as T;
    const count = { genuine: 0, match: 0, changed: 0, mismatch: 0, wrong: 0 };
    for (let turn = 0; turn < 10_000; turn += 1) {
      const form = pick(forms);
      const algorithm = pick(form.algorithms);
      const file = Uint8Array.from({ length: 1 + integer(96) }, () => integer(256));
      const other = file.slice();
      const place = integer(other.length);
      other[place] = (other[place] ?? 0) ^ (1 << integer(8));
      const certificate = form.write(digestOf(algorithm, file), algorithm);
      const [own, its] = [judgedAtOnce(certificate, file), judgedAtOnce(certificate, other)];
      count.genuine += 1;
      count.changed += 1;
      if (own.kind === 'match') count.match += 1;
      if (its.kind === 'mismatch') count.mismatch += 1;
      if (own.kind === 'mismatch' || its.kind === 'match') count.wrong += 1;
    }
    expect(count).toMatchObject({ genuine: 10_000, match: 10_000, changed: 10_000, wrong: 0 });
    // Where the algorithm is said, a changed file is called different.
    expect(count.mismatch).toBeGreaterThan(3_000);
  });
});

const abc = new TextEncoder().encode('abc');
const sha256 = digestOf('SHA-256', abc);
const sm3 = digestOf('SM3', abc);
const other = 'ab'.repeat(32);

describe('a certificate with two digests', () => {
  it('names both that matched', async () => {
    expect(await judged({ sha256, file_hash: sm3 }, abc)).toEqual({
      kind: 'match',
      algorithms: ['SHA-256', 'SM3'],
    });
  });

  it('decides by SHA256 if nothing says what the other is', async () => {
    expect((await judged({ sha256, file_hash: other }, abc)).kind).toBe('match');
    expect((await judged({ sha256: other, file_hash: 'cd'.repeat(32) }, abc)).kind).toBe('mismatch');
  });

  it('decides nothing if one is that of the file, and the other is said not to be', async () => {
    for (const certificate of [
      { sha256: other, file_hash: sm3 },
      { sha256, file_hash: `sm3:${other}` },
      { sha256: other, file_hash: `md5:${digestOf('MD5', abc)}` },
    ])
      expect(await judged(certificate, abc)).toEqual({ kind: 'undecidable', reason: 'contradiction' });
  });

  it('decides by the one that can be read', async () => {
    expect(await judged({ sha256: '无', file_hash: sm3 }, abc)).toEqual({
      kind: 'match',
      algorithms: ['SM3'],
    });
    expect((await judged({ sha256: sha256.slice(1), file_hash: other }, abc)).kind).toBe('undecidable');
  });
});

describe('a digest that can not be read is 无法判定, never 不一致', () => {
  it.each([
    ['of too few digits', { sha256: other.slice(1) }],
    ['of too many digits', { sha256: `${other}0` }],
    ['with a letter past f', { sha256: `${other.slice(1)}g` }],
    ['of another length than its name says', { file_hash: `sm3:${digestOf('MD5', abc)}` }],
    ['of another length than its field says', { sha256: digestOf('MD5', abc) }],
    ['of another length than the server says', { file_hash: digestOf('MD5', abc), hash_algorithm: 'SM3' }],
    ['of an algorithm that is not known', { file_hash: `blake3:${other}` }],
    ['of an algorithm with almost the same name', { file_hash: `SHA-512/256:${other}` }],
    ['of a salted one', { file_hash: `SHA256(salted):${other}` }],
    ['of an algorithm of the server that is not known', { file_hash: other, hash_algorithm: 'GOST' }],
    ['that is a sentence', { file_hash: '证据缺失' }],
    ['that is padding', { file_hash: 'sha256:==' }],
  ])('%s', async (_, certificate) => {
    expect(await judged(certificate, abc)).toEqual({ kind: 'undecidable', reason: 'malformed' });
  });

  it.each([{}, { sha256: null }, { sha256: ' ' }, { file_hash: { sha256: other } }, { file_hash: '\u200b' }])(
    'and there is none in %j',
    async (certificate) => {
      expect(await judged(certificate, abc)).toEqual({ kind: 'undecidable', reason: 'noDigest' });
    },
  );

  it('nor is one of which two algorithms are said', async () => {
    for (const certificate of [
      { sha256: `sm3:${other}` },
      { file_hash: `sm3:${other}`, hash_algorithm: 'SHA-256' },
    ])
      expect((await judged(certificate, abc)).kind).toBe('undecidable');
    expect(await judged({ sha256: `sm3:${sm3}` }, abc)).toEqual({ kind: 'match', algorithms: ['SM3'] });
  });
});

describe('what could not be computed', () => {
  const preserved = preservedDigests({ sha256: other });

  it.each(['unreadable', 'unavailable'] as const)('is 无法判定, never 不一致: %s', (failure) => {
    expect(verdictOf({ preserved, outcome: { kind: 'failed', failure } })).toEqual({
      kind: 'undecidable',
      reason: failure,
    });
  });

  it('decides nothing by the digest that is missing', () => {
    const outcome: HashOutcome = { kind: 'digest', digests: { 'SHA-256': sha256 }, bytes: 3 };
    const verdictBy = (certificate: Certificate) =>
      verdictOf({ preserved: preservedDigests(certificate), outcome });
    for (const certificate of [{ file_hash: `sm3:${other}` }, { file_hash: other }])
      expect(verdictBy(certificate)).toEqual({ kind: 'undecidable', reason: 'unavailable' });
    expect(verdictBy({ file_hash: sha256 })).toEqual({ kind: 'match', algorithms: ['SHA-256'] });
  });

  it('is 已取消 when the person cancelled, with or without a digest', () => {
    for (const digests of [preserved, []])
      expect(verdictOf({ preserved: digests, outcome: { kind: 'cancelled' } })).toEqual({
        kind: 'cancelled',
      });
  });
});
