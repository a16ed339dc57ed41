import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ChosenTimestamp, readTimestamp } from '@resources/downloads/package/stamping';
import {
  checkToken,
  imprintAlgorithm,
  imprintOf,
  isResponse,
} from '@resources/evidence/timestamp/checkToken';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkedByPage, isWhole, type Packed, packageOf, pageOf } from '../../support/bags';
import { createTimeStampServer, type Stamping } from '../../support/timeStamps';
import { unpack } from '../../support/unpack';

const root = mkdtempSync(join(tmpdir(), 'stamps-'));
afterAll(() => rmSync(root, { recursive: true }));
let server: ReturnType<typeof createTimeStampServer>;
beforeAll(() => {
  server = createTimeStampServer(root);
}, 600_000);

const body = Buffer.from('what was preserved');
const digestsOf = (file: Buffer) => ({
  'SHA-256': createHash('sha256').update(file).digest('hex'),
  'SHA-384': createHash('sha384').update(file).digest('hex'),
  SM3: createHash('sm3').update(file).digest('hex'),
});
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const check = (token: Buffer, file = body, now = new Date()) =>
  checkToken(new Uint8Array(token), digestsOf(file), now);
const good = { kind: 'checked', imprint: 'good', signature: 'good', chain: 'good', time: 'good' };

describe('a time-stamp token', () => {
  it.each<[string, Stamping]>([
    ['by RSA', {}],
    ['by ECDSA', { key: 'EC' }],
    ['of a SHA-384', { digest: 'sha384' }],
    ['alone', { bare: true }],
  ])('is right in every part, as openssl says: %s', async (_what, stamping) => {
    const token = server.stamp(body, stamping);
    expect(server.verifies(token, body, stamping)).toBe(true);
    const checked = await check(token);
    expect(checked).toMatchObject({ ...good, signer: 'TestTSA', root: 'TestRoot' });
    expect(imprintAlgorithm(new Uint8Array(token))).toBe(
      stamping.digest === 'sha384' ? 'SHA-384' : 'SHA-256',
    );
    expect(isResponse(new Uint8Array(token))).toBe(!stamping.bare);
    const at = 'at' in checked ? Date.parse(checked.at ?? '') : 0;
    expect(Math.abs(Date.now() - at)).toBeLessThan(120_000);
  });

  it('of another file is wrong in its imprint, as openssl says', async () => {
    const token = server.stamp(body);
    const other = Buffer.from('another file');
    expect(server.verifies(token, other)).toBe(false);
    expect(await check(token, other)).toMatchObject({ ...good, imprint: 'bad' });
    // A digest that wasn't computed says nothing.
    expect(await checkToken(new Uint8Array(token), {}, new Date())).toMatchObject({
      ...good,
      imprint: 'open',
    });
  });

  it('with a byte changed in what is signed, or in the signature, is wrong', async () => {
    const token = server.stamp(body, { key: 'EC' });
    const imprint = token.indexOf(Buffer.from(digestsOf(body)['SHA-256'], 'hex'));
    // The imprint, the serial number and the time; the signature is at the end.
    const signed = [...Array(60).keys()].map((index) => imprint + index);
    const signature = [...Array(60).keys()].map((index) => token.length - 1 - index);
    for (let at = 0; at < token.length; at += 1) {
      const isSigned = signed.includes(at) || signature.includes(at);
      if (!isSigned && at % 11 > 0) continue;
      const changed = Buffer.from(token);
      changed[at] = (changed[at] ?? 0) ^ 1;
      const checked = await check(changed);
      if (isSigned) expect(checked, String(at)).not.toMatchObject(good);
      // What isn't signed may change: its certificates are others then, or it can't be read.
      else expect(['checked', 'unreadable', 'uncheckable']).toContain(checked.kind);
    }
  }, 300_000);

  it('that carries no root is open, as where its chain leads is not known', async () => {
    expect(await check(server.stamp(body, { carriesRoot: false }))).toMatchObject({
      ...good,
      chain: 'open',
      root: undefined,
    });
  });

  it('whose signer may not stamp leads nowhere, as openssl says', async () => {
    const token = server.stamp(body, { mayStamp: false });
    expect(server.verifies(token, body, { bare: true })).toBe(false);
    expect(await check(token)).toMatchObject({ ...good, chain: 'bad' });
  });

  it('from the future, or from after its certificate, is wrong in its time', async () => {
    const token = server.stamp(body);
    expect(await check(token, body, inDays(-1))).toMatchObject({ ...good, time: 'bad' });
    // Later, when the certificates have expired, it is as right as it was.
    expect(await check(token, body, inDays(365))).toMatchObject(good);
  });

  it.each<[string, Stamping]>([
    ['of an SM3', { digest: 'sm3' }],
    ['by SM2', { key: 'SM2', digest: 'sm3' }],
  ])('is not checkable here, never wrong: %s', async (_what, stamping) => {
    const token = server.stamp(body, stamping);
    expect(await check(token)).toMatchObject({ kind: 'uncheckable', reason: 'sm' });
    expect(await check(token, Buffer.from('another'))).toMatchObject({ kind: 'uncheckable', reason: 'sm' });
  });

  it('that is none is unreadable', async () => {
    for (const bytes of ['', 'no token', '\u0030\u0003\u0002\u0001\u0000'])
      expect(await check(Buffer.from(bytes))).toEqual({ kind: 'unreadable' });
  });
});

describe('a package with time stamps', () => {
  const stamped = (token: Buffer) => ({ timestampToken: token.toString('base64') });
  const other = Buffer.from('another file');

  it('has each token as it came, which openssl verifies, and says what its own check found', async () => {
    const packed: readonly Packed[] = [
      { number: 'A', body, certificate: stamped(server.stamp(body)) },
      { number: 'B', body: other, certificate: stamped(server.stamp(other, { key: 'EC', bare: true })) },
      { number: 'C', body, certificate: stamped(server.stamp(other)) },
      { number: 'D', body, certificate: stamped(server.stamp(body, { digest: 'sm3' })) },
      { number: 'E', body, certificate: { timestampToken: '*' } },
      { number: 'F', body, certificate: stamped(server.stamp(body, { digest: 'sha384' })) },
      { number: 'G', body },
      // The bytes that were stamped may be those in storage, which the browser unpacked.
      { number: 'H', body, certificate: stamped(server.stamp(other)), isUnpacked: true },
    ];
    const now = () => new Date();
    const { archive, files } = await packageOf(packed, 'bag', now);
    const bag = await unpack(archive);
    expect(files.map(({ timestamp }) => timestamp?.path)).toEqual([
      'timestamps/A.tsr',
      'timestamps/B.tst',
      'timestamps/C.tsr',
      'timestamps/D.tsr',
      undefined,
      'timestamps/F.tsr',
      undefined,
      'timestamps/H.tsr',
    ]);
    const fileAt = (path: string) => bag.get(`bag/${path}`) ?? Buffer.alloc(0);
    expect(server.verifies(fileAt('timestamps/A.tsr'), fileAt('data/A'))).toBe(true);
    expect(server.verifies(fileAt('timestamps/B.tst'), fileAt('data/B'), { key: 'EC', bare: true })).toBe(
      true,
    );
    expect(server.verifies(fileAt('timestamps/C.tsr'), fileAt('data/C'))).toBe(false);

    const expected = [
      good,
      good,
      { ...good, imprint: 'bad' },
      { kind: 'uncheckable', reason: 'sm' },
      { kind: 'unreadable' },
      good,
      undefined,
      { ...good, imprint: 'open' },
    ];
    const listed: readonly { number: string; timestamp?: { check: object } }[] = JSON.parse(
      String(fileAt('manifest.json')),
    ).files;
    const page = await checkedByPage(bag);
    for (const [index, { number }] of packed.entries()) {
      const found = expected[index];
      const match = found ? expect.objectContaining(found) : undefined;
      expect(listed.find((file) => file.number === number)?.timestamp?.check, number).toEqual(match);
      // The page has objects of its own.
      const result = page.results.find(({ entry }) => entry.number === number)?.timestamp;
      expect(result && JSON.parse(JSON.stringify(result)), number).toEqual(match);
    }
    expect(page.steps.at(-1)).toMatchObject({ step: 'timestamps', state: 'bad', count: 1 });
    expect(isWhole(page)).toBe(false);
    expect(String(fileAt('manifest.csv'))).toContain('pages.downloads.package.timestamps.imprint.bad');
  });

  it('takes those that the user adds: each goes with the file it stamps, or is refused with the reason', async () => {
    const chosen = (name: string, token: Buffer): ChosenTimestamp => {
      const bytes = new Uint8Array(token);
      return { name, token: bytes, imprint: imprintOf(bytes) ?? { algorithm: 'SHA-256', hex: '' } };
    };
    const broken = server.stamp(other, { key: 'EC' });
    broken[broken.length - 1] = (broken.at(-1) ?? 0) ^ 1;
    const packed: readonly Packed[] = [
      { number: 'A', body },
      { number: 'B', body: other },
      { number: 'C', body: Buffer.from('stamped already'), certificate: stamped(server.stamp(body)) },
      { number: 'D', body },
    ];
    const { archive, stamping } = await packageOf(packed, 'bag', () => new Date(), [
      chosen('broken.tsr', broken),
      // By an algorithm that no certificate asks for.
      chosen('right.tsr', server.stamp(body, { digest: 'sha384' })),
      chosen('foreign.tsr', server.stamp(Buffer.from('in no package'))),
      chosen('second.tsr', server.stamp(Buffer.from('stamped already'))),
    ]);
    expect(stamping).toEqual({
      stamped: 2,
      refused: [
        { name: 'broken.tsr', reasons: ['pages.downloads.package.timestamps.signature.bad'] },
        { name: 'foreign.tsr', reasons: ['pages.downloads.package.stamping.noFile'] },
        { name: 'second.tsr', reasons: ['pages.downloads.package.stamping.taken'] },
      ],
    });
    const bag = await unpack(archive);
    const stamps = [...bag.keys()].filter((path) => path.startsWith('bag/timestamps/'));
    expect(stamps).toEqual(['bag/timestamps/A.tsr', 'bag/timestamps/C.tsr', 'bag/timestamps/D.tsr']);
    expect(server.verifies(bag.get('bag/timestamps/A.tsr') ?? Buffer.alloc(0), body)).toBe(true);
    const tags = String(bag.get('bag/tagmanifest-sha256.txt'));
    for (const path of ['timestamps/A.tsr', 'timestamps/D.tsr']) expect(tags).toContain(`  ${path}\n`);
    const page = await checkedByPage(bag);
    const found = page.results.map(({ entry, timestamp }) => [entry.number, timestamp?.kind]);
    expect(Object.fromEntries(found)).toEqual({ A: 'checked', B: undefined, C: 'checked', D: 'checked' });
    // Of C, whose certificate has that of another file.
    expect(page.steps.at(-1)).toMatchObject({ step: 'timestamps', state: 'bad', count: 1 });
  });

  it('refuses at the choice what is no time stamp, is larger than one, or is wrong in itself', async () => {
    const broken = server.stamp(body, { mayStamp: false });
    const read = (content: Buffer) => readTimestamp(new File([new Uint8Array(content)], 'a.tsr'), new Date());
    const ofPackage = (key: string) => ({ name: 'a.tsr', reasons: [`pages.downloads.package.${key}`] });
    expect(await read(Buffer.from('text'))).toEqual(ofPackage('stamping.noToken'));
    expect(await read(Buffer.alloc(64 * 1024 + 1))).toEqual(ofPackage('stamping.tooLarge'));
    expect(await read(broken)).toEqual(ofPackage('timestamps.chain.bad'));
    expect(await read(server.stamp(body))).toMatchObject({
      imprint: { algorithm: 'SHA-256', hex: digestsOf(body)['SHA-256'] },
    });
  });

  it('carries what checks tokens only if it has some', async () => {
    const sizeOf = async (packed: Packed) => pageOf(await unpack((await packageOf([packed])).archive)).length;
    const without = await sizeOf({ number: 'A', body });
    const withToken = await sizeOf({ number: 'A', body, certificate: stamped(server.stamp(body)) });
    expect(without).toBeLessThan(100_000);
    expect(withToken).toBeLessThan(600_000);
  });
});
