import { createHash } from 'node:crypto';
import { preservedDigests } from '@resources/evidence/certificate/digests';
import { knownFrom, type Lookup } from '@resources/evidence/verifyFiles/known';
import { numbersInPath } from '@resources/evidence/verifyFiles/numbersIn';
import { type Judged, resultsOf, stepOf } from '@resources/evidence/verifyFiles/results';
import { describe, expect, it } from 'vitest';

const A = 'BQ202601010000000001';
const B = 'BQ202601010000000002';
const digestOf = (algorithm: 'sha256' | 'sm3', body: string) =>
  createHash(algorithm).update(body).digest('hex');

/** The answer about a number whose certificate has these digests. */
const found = (number: string, digests: Parameters<typeof preservedDigests>[0]): Lookup => ({
  kind: 'found',
  certificate: { number, href: `/certificate/${number}`, preserved: preservedDigests(digests) },
});
const statedAs = (number: string, body: string) => found(number, { sha256: digestOf('sha256', body) });
const unstatedAs = (number: string, body: string) => found(number, { file_hash: digestOf('sm3', body) });

const known = (lookups: Readonly<Record<string, Lookup>>) => knownFrom(new Map(Object.entries(lookups)));

/** A file whose digests are computed. */
const file = (path: string, body: string, more: Partial<Judged> = {}): Judged => ({
  numbers: numbersInPath(path),
  size: body.length,
  digests: { 'SHA-256': digestOf('sha256', body), SM3: digestOf('sm3', body) },
  tried: new Set(['SHA-256', 'SM3']),
  ...more,
});
const typed = (number: string) => ({ given: { number, by: 'typed' as const } });

/** The results of files in words. */
const said = (files: readonly Judged[], lookups: Readonly<Record<string, Lookup>>) =>
  resultsOf(files, known(lookups)).map((result) =>
    [
      result.kind,
      ...('certificate' in result ? [result.by, result.certificate.number, ...result.equals] : []),
      ...('numbers' in result ? result.numbers : []),
    ].join(' '),
  );

describe('a file is compared with the certificate that its path names', () => {
  it('and is the same, by whatever algorithm', () => {
    expect(said([file(`${A}.txt`, 'a')], { [A]: statedAs(A, 'a') })).toEqual([`match name ${A}`]);
    expect(said([file(`${A}.txt`, 'a')], { [A]: unstatedAs(A, 'a') })).toEqual([`match name ${A}`]);
    expect(said([file(`${A}/x.txt`, 'a')], { [A]: statedAs(A, 'a') })).toEqual([`match folder ${A}`]);
  });

  it('but is called different only if it is said to be the file of that certificate', () => {
    const lookups = { [A]: statedAs(A, 'a') };
    expect(said([file(`${A}-receipt.txt`, 'b')], lookups)).toEqual([`unsure name ${A}`]);
    expect(said([file(`${A}/receipt.txt`, 'b')], lookups)).toEqual([`unsure folder ${A}`]);
    expect(said([file(`${A}-receipt.txt`, 'b', typed(A))], lookups)).toEqual([`mismatch typed ${A}`]);
    const listed = { given: { number: A, by: 'package' as const } };
    expect(said([file('data/x.txt', 'b', listed)], lookups)).toEqual([`mismatch package ${A}`]);
  });

  it('and differs from it though another file is the same, if its own name bears the number', () => {
    const files = [file(`${A}.txt`, 'a'), file(`${A}-改.txt`, 'b')];
    expect(said(files, { [A]: statedAs(A, 'a') })).toEqual([`match name ${A}`, `differing name ${A}`]);
    expect(said(files, { [A]: unstatedAs(A, 'a') })).toEqual([`match name ${A}`, `differing name ${A}`]);
    // Nothing is said against what may have been unpacked on its way.
    const unpacked = [file(`${A}.txt`, 'a'), file(`${A}.gz`, 'b', { isExact: false })];
    expect(said(unpacked, { [A]: statedAs(A, 'a') })).toEqual([`match name ${A}`, `undecidable name ${A}`]);
  });

  it('and only accompanies it if another file is the same, and only its folder bears the number', () => {
    const files = [file(`${A}/x.txt`, 'a'), file(`${A}/receipt.txt`, 'b')];
    expect(said(files, { [A]: statedAs(A, 'a') })).toEqual([`match folder ${A}`, `beside folder ${A}`]);
    expect(said(files, { [A]: unstatedAs(A, 'a') })).toEqual([`match folder ${A}`, `beside folder ${A}`]);
    // Somebody has said whose it is: the other file changes nothing.
    const sure = [file(`${A}.txt`, 'a'), file(`${A}-changed.txt`, 'b', typed(A))];
    expect(said(sure, { [A]: statedAs(A, 'a') })).toEqual([`match name ${A}`, `mismatch typed ${A}`]);
  });

  it('and nothing is decided where the certificate decides nothing', () => {
    expect(said([file(`${A}.txt`, 'b')], { [A]: unstatedAs(A, 'a') })).toEqual([`undecidable name ${A}`]);
    expect(said([file('x', 'b', typed(A))], { [A]: found(A, {}) })).toEqual([`undecidable typed ${A}`]);
  });

  it('and the first number that has a certificate counts, unless the file is that of another', () => {
    const lookups = { [A]: { kind: 'missing' } as const, [B]: statedAs(B, 'b') };
    expect(said([file(`${A}-${B}.txt`, 'b')], lookups)).toEqual([`match name ${B}`]);
    expect(said([file(`${B}/${A}.txt`, 'c')], lookups)).toEqual([`unsure folder ${B}`]);
  });
});

describe('a file is found by its digest', () => {
  it('if its name has no number, and all certificates that have it are named', () => {
    const lookups = { [A]: statedAs(A, 'a'), [B]: unstatedAs(B, 'a') };
    expect(said([file('copy.txt', 'a'), file('other.txt', 'b')], lookups)).toEqual([
      `match digest ${A} ${B}`,
      'unassigned',
    ]);
  });

  it('if its name has the number of another: a wrong name wrongs nobody', () => {
    const lookups = { [A]: statedAs(A, 'a'), [B]: statedAs(B, 'b') };
    expect(said([file(`${A}.txt`, 'b')], lookups)).toEqual([`match digest ${B}`]);
    // What somebody has said stays, and the other certificate is named.
    expect(said([file('x', 'b', typed(A))], lookups)).toEqual([`mismatch typed ${A} ${B}`]);
  });

  it('not by digits alone: those of a blockchain, or of another algorithm, are no match', () => {
    const other = found(A, { sha256: digestOf('sm3', 'a') });
    expect(said([file('copy.txt', 'a')], { [A]: other })).toEqual(['unassigned']);
  });
});

describe('a number without a certificate', () => {
  it('is named', () => {
    expect(said([file(`${A}.txt`, 'a')], { [A]: { kind: 'missing' } })).toEqual([`missing ${A}`]);
  });

  it('is never missing where asking failed', () => {
    const failed = { kind: 'failed', reason: 'errors.http' } as const;
    expect(said([file(`${A}.txt`, 'a')], { [A]: failed })).toEqual([`failed ${A}`]);
    expect(said([file(`${A}-${B}.txt`, 'a')], { [A]: { kind: 'missing' }, [B]: failed })).toEqual([
      `failed ${A} ${B}`,
    ]);
    // The certificate of the folder may not be the one that the name meant.
    const lookups = { [A]: failed, [B]: statedAs(B, 'b') };
    expect(said([file(`${B}/${A}.txt`, 'c')], lookups)).toEqual([`failed ${A} ${B}`]);
    expect(said([file(`${B}/${A}.txt`, 'b')], lookups)).toEqual([`match folder ${B}`]);
  });
});

describe('what comes next for a file', () => {
  const fresh = (path: string) => file(path, 'a', { digests: {}, tried: new Set() });

  it('is the answer about its number, then the digests that its certificate needs', () => {
    expect(stepOf(fresh(`${A}.txt`), known({}))).toEqual({ kind: 'ask' });
    expect(stepOf(fresh(`${A}.txt`), known({ [A]: statedAs(A, 'a') }))).toEqual({
      kind: 'hash',
      algorithms: ['SHA-256'],
    });
    expect(stepOf(file(`${A}.txt`, 'a'), known({ [A]: statedAs(A, 'a') }))).toEqual({ kind: 'done' });
  });

  it('without a certificate of its own is what the others need, once all answers are there', () => {
    expect(stepOf(fresh('x.txt'), known({ [A]: statedAs(A, 'a'), [B]: { kind: 'asking' } }))).toEqual({
      kind: 'ask',
    });
    expect(stepOf(fresh('x.txt'), known({ [A]: statedAs(A, 'a'), [B]: unstatedAs(B, 'b') }))).toEqual({
      kind: 'hash',
      algorithms: ['SHA-256', 'SM3'],
    });
  });

  it('is nothing if no certificate has a digest: nothing is read in vain', () => {
    expect(stepOf(fresh('x.txt'), known({}))).toEqual({ kind: 'done' });
    expect(stepOf(fresh('x.txt'), known({ [A]: found(A, {}) }))).toEqual({ kind: 'done' });
  });
});
