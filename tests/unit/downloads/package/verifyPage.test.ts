import { runInNewContext } from 'node:vm';
import { verifyPage } from '@resources/downloads/package/verifyPage';
import { preservedDigests } from '@resources/evidence/certificate/digests';
import type { Digests } from '@resources/evidence/hash/algorithm';
import { judge } from '@resources/evidence/hash/judge';
import { describe, expect, it } from 'vitest';

const [a, b] = ['ab'.repeat(32), 'cd'.repeat(32)] as const;
const file = { number: '1', verdict: 'match', at: new Date(0) } as const;

describe('the page that verifies an unpacked archive', () => {
  it.each<[string, Parameters<typeof preservedDigests>[0], Digests]>([
    ['equal', { sha256: a }, { 'SHA-256': a }],
    ['different', { sha256: a }, { 'SHA-256': b }],
    ['equal by SM3', { file_hash: a }, { 'SHA-256': b, SM3: a }],
    ['not stated', { file_hash: a }, { 'SHA-256': b, SM3: b }],
    ['contradictory', { sha256: a, file_hash: `sm3:${a}` }, { 'SHA-256': a, SM3: b }],
    ['not computed', { file_hash: `sm3:${a}` }, { 'SHA-256': a }],
    ['malformed', { file_hash: '无' }, { 'SHA-256': a }],
    ['none', {}, { 'SHA-256': a }],
  ])('judges by itself as the console does: %s', async (_, certificate, digests) => {
    const page = await verifyPage([]);
    const source = page.slice(page.indexOf('const judge = ') + 'const judge = '.length);
    const own = runInNewContext(`(${source.slice(0, source.indexOf(';\n      /** Parses manifest.json'))})`);
    const preserved = preservedDigests(certificate);
    // The other context has its own arrays.
    expect(JSON.parse(JSON.stringify(own(preserved, digests)))).toEqual(judge(preserved, digests));
  });

  it('has the algorithms that its files need, and no others', async () => {
    const page = await verifyPage([{ ...file, otherDigests: { SM3: a } }, file]);
    expect([...page.matchAll(/name:"(\w+)",data:/g)].map(([, name]) => name)).toEqual(['sha256', 'sm3']);
  });
});
