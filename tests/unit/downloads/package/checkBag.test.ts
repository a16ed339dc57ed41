import type { BagCheck } from '@resources/downloads/package/bagCheck';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkedByPage, isWhole, packageOf, sha256, sm3 } from '../../../support/bags';
import { unpack } from '../../../support/unpack';

const bodies = {
  A: Buffer.from('agrees by SM3'),
  B: Buffer.from('agrees'),
  C: Buffer.from('nothing stated'),
};
const folder = '证据包-20261122';
let bag: ReadonlyMap<string, Buffer>;

beforeAll(async () => {
  const { archive } = await packageOf([
    { number: 'A', body: bodies.A, title: '甲.png', certificate: { file_hash: `sm3:${sm3(bodies.A)}` } },
    { number: 'B', body: bodies.B, certificate: { sha256: sha256(bodies.B) } },
    { number: 'C', body: bodies.C },
    { number: 'D', body: bodies.C, endsAt: 0 },
  ]);
  bag = await unpack(archive);
});

const changed = (path: string, to: (body: Buffer) => Buffer | undefined) => {
  const next = new Map(bag);
  const body = to(next.get(`${folder}/${path}`) ?? Buffer.alloc(0));
  if (body) next.set(`${folder}/${path}`, body);
  else next.delete(`${folder}/${path}`);
  return checkedByPage(next);
};
const stepOf = ({ steps }: BagCheck, name: string) => steps.find(({ step }) => step === name)?.state;
const stateOf = ({ results }: BagCheck, path: string) =>
  results.find(({ entry }) => entry.path === path)?.state;
const replaced = (from: string, to: string) => (body: Buffer) => Buffer.from(String(body).replace(from, to));

describe('the check of a bag', () => {
  it('says of each step how it went, and of each file whether it equals its certificate', async () => {
    const check = await checkedByPage(bag);
    expect(check.steps.map(({ step, state, count }) => [step, state, count])).toEqual([
      ['declaration', 'good', 1],
      ['tags', 'good', 9],
      ['payload', 'good', 3],
      ['sm3', 'good', 3],
      ['oxum', 'good', 3],
      ['certificates', 'open', 1],
      ['timestamps', 'none', 0],
    ]);
    expect(check.results.map(({ entry, state }) => [entry.number, state])).toEqual([
      ['D', 'missing'],
      ['A', 'match'],
      ['B', 'match'],
      ['C', 'undecidable'],
    ]);
    expect(isWhole(check)).toBe(true);
  });

  it('calls no file different that the browser may have unpacked before it was packed', async () => {
    const certificate = { sha256: sha256('as it is stored') };
    const { archive } = await packageOf([
      { number: 'A', body: bodies.A, certificate },
      { number: 'B', body: bodies.A, certificate, isUnpacked: true },
    ]);
    const { results } = await checkedByPage(await unpack(archive));
    expect(results.map(({ state, undecided }) => [state, undecided])).toEqual([
      ['mismatch', undefined],
      ['undecidable', 'unpacked'],
    ]);
  });

  it('finds a payload file that was changed, is missing or was added', async () => {
    expect(stateOf(await changed('data/B', replaced('agrees', 'agreeS')), 'data/B')).toBe('changed');
    const without = await changed('data/B', () => undefined);
    expect(stateOf(without, 'data/B')).toBe('lost');
    expect([stepOf(without, 'payload'), stepOf(without, 'oxum')]).toEqual(['bad', 'bad']);
    const more = await changed('data/added', () => Buffer.from('x'));
    expect(stateOf(more, 'data/added')).toBe('extra');
    expect(stepOf(more, 'payload')).toBe('bad');
  });

  it('finds a describing file that was changed, is missing or was added', async () => {
    for (const path of ['bagit.txt', 'bag-info.txt', 'manifest.json', 'missing.txt', 'verify.html']) {
      const check = await changed(path, (body) => Buffer.concat([body, Buffer.from(' ')]));
      expect(stateOf(check, path), path).toBe('changed');
      expect(stepOf(check, 'tags'), path).toBe('bad');
    }
    expect(stateOf(await changed('missing.txt', () => undefined), 'missing.txt')).toBe('lost');
    expect(stateOf(await changed('added.txt', () => Buffer.from('x')), 'added.txt')).toBe('extra');
  });

  it('trusts no manifest of another form, with a file twice, or without a file', async () => {
    for (const name of [
      'manifest-sha256.txt',
      'manifest-sm3.txt',
      'tagmanifest-sha256.txt',
      'tagmanifest-sm3.txt',
    ]) {
      const step = name.startsWith('tag') ? 'tags' : 'payload';
      expect(stepOf(await changed(name, () => undefined), step), name).toBe('unread');
      expect(stepOf(await changed(name, replaced('  ', ' *')), step), name).toBe('unread');
      const twice = await changed(name, (body) => Buffer.from(`${body}${String(body).split('\n')[0]}\n`));
      expect(stepOf(twice, step), name).toBe('unread');
    }
    const cut = (body: Buffer) => Buffer.from(String(body).replace(/^.*data\/B\n/m, ''));
    expect(stateOf(await changed('manifest-sha256.txt', cut), 'data/B')).toBe('changed');
    const unlisted = await changed('manifest-sm3.txt', cut);
    expect(stepOf(unlisted, 'sm3')).toBe('bad');
  });

  it('finds a file that is in no manifest, although manifest.json has it', async () => {
    const both = new Map(bag);
    for (const name of ['manifest-sha256.txt', 'manifest-sm3.txt'])
      both.set(
        `${folder}/${name}`,
        Buffer.from(String(both.get(`${folder}/${name}`)).replace(/^.*data\/B\n/m, '')),
      );
    expect(stateOf(await checkedByPage(both), 'data/B')).toBe('unlisted');
  });

  it('overlooks what operating systems leave in folders, and names that macOS decomposes', async () => {
    const folders = [`${folder}/.DS_Store`, `${folder}/data/Thumbs.db`].map(
      (path) => [path, Buffer.from('x')] as const,
    );
    const decomposed = [...bag].map(([path, body]) => [path.normalize('NFD'), body] as const);
    expect(isWhole(await checkedByPage(new Map([...decomposed, ...folders])))).toBe(true);
  });

  it('finds nothing to check without bagit.txt', async () => {
    expect(await changed('bagit.txt', () => undefined)).toMatchObject({ failure: 'noBag' });
  });
});
