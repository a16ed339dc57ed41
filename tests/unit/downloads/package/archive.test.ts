import { createHash } from 'node:crypto';
import { archiveOf } from '@resources/downloads/package/archive';
import type { PackagedFile } from '@resources/downloads/package/packagedFile';
import {
  type Certified,
  type PackageProgress,
  type PackageSource,
  packFiles,
} from '@resources/downloads/package/packFiles';
import { parseManifest } from '@resources/downloads/package/parseManifest';
import { type Decide, StorageRefusal } from '@resources/downloads/package/transfer';
import { preservedDigests } from '@resources/evidence/certificate/digests';
import { createHasher } from '@resources/evidence/hash/hasher';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../src/api/errors';
import type { IncomingFile } from '../../../../src/api/streamFile';
import { unpack } from '../../../support/unpack';

vi.stubGlobal('location', { origin: 'https://console.example.com' });
afterAll(() => void vi.unstubAllGlobals());

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const sm3 = (text: string) => createHash('sm3').update(text).digest('hex');
/** What a certificate says whose SHA256 is that of this text. */
const stated = (text: string): Certified => ({ digests: preservedDigests({ sha256: sha256(text) }) });
const STORAGE = 'https://storage.example.com';

/** How a server answers one request for a file: in full, or cut after this many bytes. */
interface Served {
  /** The content; defaults to the file's own text. */
  readonly body?: string;
  readonly cutAt?: number;
  /** Whether it ignores ranges and sends everything. */
  readonly whole?: boolean;
  /** The claimed length, if it differs. */
  readonly announced?: number;
  /** Whether it sends no length. */
  readonly unmeasured?: boolean;
  /** Whether the browser says that it unpacks it; that isn't known of a foreign host by default. */
  readonly isUnpacked?: boolean;
  readonly fails?: ApiError;
}

interface World {
  readonly bodies: Readonly<Record<string, string>>;
  /** The answers to the requests of a number, in order; the last one repeats. */
  readonly served?: Readonly<Record<string, readonly Served[]>>;
  readonly certificates?: Readonly<Record<string, Certified | Error>>;
  /** The url of the files. */
  readonly origin?: string;
  readonly isThere?: boolean;
  readonly unknown?: readonly string[];
}

const PIECE = 4;

function incoming(
  text: string,
  from: number,
  { cutAt, whole, announced, unmeasured, isUnpacked }: Served,
): IncomingFile {
  const bytes = new TextEncoder().encode(text);
  const start = whole ? 0 : from;
  let at = start;
  return {
    length: unmeasured ? undefined : (announced ?? bytes.length - start),
    isUnpacked,
    name: undefined,
    type: 'text/plain',
    isRest: start > 0,
    async read() {
      if (cutAt !== undefined && at >= cutAt) throw ApiError.of('offline');
      const end = Math.min(at + PIECE, bytes.length, cutAt ?? Number.POSITIVE_INFINITY);
      if (at >= bytes.length) return undefined;
      const piece = bytes.subarray(at, end);
      at = end;
      return piece;
    },
  };
}

function sourceOf({
  bodies,
  served = {},
  certificates = {},
  origin = STORAGE,
  isThere = true,
  unknown = [],
}: World) {
  const opened: string[] = [];
  const times: Record<string, number> = {};
  const source: PackageSource = {
    async locate(number) {
      if (unknown.includes(number)) throw new ApiError('refused', '无下载文件');
      return `${origin}/${number}?once=${opened.length}`;
    },
    async open(url, from) {
      const number = new URL(url).pathname.slice(1);
      opened.push(`${number} ${from}`);
      const time = times[number] ?? 0;
      times[number] = time + 1;
      const how = served[number]?.[Math.min(time, served[number].length - 1)] ?? {};
      if (how.fails) throw how.fails;
      return incoming(how.body ?? bodies[number] ?? '', from, how);
    },
    answers: async () => isThere,
    wait: async () => {},
    async certificate(number) {
      const found = certificates[number] ?? stated(bodies[number] ?? '');
      if (found instanceof Error) throw found;
      return found;
    },
    createHasher,
    now: () => new Date(Date.UTC(2026, 10, 22)),
  };
  return { source, opened };
}

async function packed(world: World, decide: Decide = async () => 'skip') {
  const { source, opened } = sourceOf(world);
  const asked = vi.fn(decide);
  const progress: PackageProgress[] = [];
  let files: readonly PackagedFile[] = [];
  const archive = archiveOf(Object.keys(world.bodies), source, {
    name: '证据包',
    by: { uid: '7', name: '管理员' },
    words: (key) => key,
    csv: (rows) => rows.join('\n'),
    decide: asked,
    onProgress: (next) => progress.push({ ...next, files: [...next.files] }),
    onPacked(all) {
      files = all;
    },
  });
  const bytes = new Uint8Array(await new Response(archive).arrayBuffer());
  const entries = bagIn(await unpack(bytes), '证据包');
  const text = (number: string) =>
    entries.get(files.find((file) => file.number === number)?.path ?? '')?.toString();
  return { files, entries, text, opened, asked, progress };
}

/** The files of a bag by their path in it; an archive holds nothing beside its folder. */
function bagIn(archive: ReadonlyMap<string, Buffer>, folder: string): ReadonlyMap<string, Buffer> {
  return new Map(
    [...archive].map(([path, body]) => {
      expect(path.startsWith(`${folder}/`), path).toBe(true);
      return [path.slice(folder.length + 1), body];
    }),
  );
}

const verdicts = (files: readonly PackagedFile[]) =>
  Object.fromEntries(files.map(({ number, verdict }) => [number, verdict]));

describe('an archive', () => {
  it('holds each file unchanged, with the digest of its bytes, a manifest and the verification page', async () => {
    const { files, entries, text, asked } = await packed({ bodies: { A: 'the first', B: '' } });
    expect(text('A')).toBe('the first');
    expect(files.map(({ verdict, size, sha256: digest }) => [verdict, size, digest])).toEqual([
      ['match', 9, sha256('the first')],
      ['match', 0, sha256('')],
    ]);
    expect([...entries.keys()].slice(2)).toEqual([
      'bagit.txt',
      'bag-info.txt',
      'manifest-sha256.txt',
      'manifest.json',
      'manifest.csv',
      'custody.jsonld',
      'verify.html',
      'tagmanifest-sha256.txt',
    ]);
    expect(asked).not.toHaveBeenCalled();
  });

  it('lists mismatches, files without a digest to compare with, and files without a certificate', async () => {
    const { files } = await packed({
      bodies: { A: 'tampered', B: 'plain', C: 'unread' },
      certificates: {
        A: { ...stated('preserved'), blockchainHash: 'ff' },
        B: { digests: preservedDigests({ sha256: 'not a digest' }) },
        C: ApiError.of('http'),
      },
    });
    expect(files).toMatchObject([
      {
        number: 'A',
        verdict: 'mismatch',
        certificateDigests: [{ hex: sha256('preserved') }],
        blockchainHash: 'ff',
      },
      { number: 'B', verdict: 'undecidable', reason: expect.stringContaining('malformed') },
      { number: 'C', verdict: 'undecidable', reason: expect.stringContaining('unread') },
    ]);
  });

  it('compares a file hash by each algorithm that it can be, and calls no file different by it', async () => {
    const { files, entries } = await packed({
      bodies: { A: 'by SM3', B: 'by another', C: 'stated' },
      certificates: {
        A: { digests: preservedDigests({ file_hash: sm3('by SM3') }) },
        B: { digests: preservedDigests({ file_hash: sha256('salted by another') }) },
        C: { digests: preservedDigests({ file_hash: `sm3:${sm3('preserved')}` }) },
      },
    });
    expect(files).toMatchObject([
      { verdict: 'match', matching: ['SM3'], sha256: sha256('by SM3'), otherDigests: { SM3: sm3('by SM3') } },
      { verdict: 'undecidable', reason: 'pages.downloads.package.reasons.noMatch' },
      { verdict: 'mismatch', otherDigests: { SM3: sm3('stated') } },
    ]);
    expect(entries.get('verify.html')?.toString()).toContain('createSM3');
  });

  it("doesn't judge by what this browser can't compute", async () => {
    const { source } = sourceOf({
      bodies: { A: 'x' },
      certificates: { A: { digests: preservedDigests({ file_hash: `sm3:${sm3('y')}` }) } },
    });
    const onlySha256: PackageSource['createHasher'] = (algorithm) =>
      algorithm === 'SHA-256' ? createHasher(algorithm) : Promise.reject(new Error('refused'));
    const packing = packFiles(
      ['A'],
      { ...source, createHasher: onlySha256 },
      { onProgress() {}, decide: async () => 'skip' },
    );
    let next = await packing.next();
    for (; !next.done; next = await packing.next())
      if (typeof next.value.input !== 'string') for await (const _ of next.value.input);
    expect(next.value).toMatchObject([
      { verdict: 'undecidable', reason: 'pages.downloads.package.reasons.unavailable' },
    ]);
  });

  it('reports a mismatch as soon as it is known, not at the end', async () => {
    const { progress } = await packed({
      bodies: { A: 'tampered', B: 'good' },
      certificates: { A: stated('preserved') },
    });
    const first = progress.find(({ number }) => number === 'B');
    expect(first?.files).toMatchObject([{ number: 'A', verdict: 'mismatch' }]);
  });

  it('is a bag: its manifests list every file once, and it says who packed what, when', async () => {
    const { entries, files } = await packed({ bodies: { A: 'the first', B: '' } });
    const text = (path: string) => entries.get(path)?.toString();
    expect(text('bagit.txt')).toBe('BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n');
    expect(text('manifest-sha256.txt')).toBe(
      files.map(({ path, sha256: digest }) => `${digest}  ${path}\n`).join(''),
    );
    const tags = [...entries].filter(([path]) => !/^data\/|^tagmanifest-/.test(path));
    expect(text('tagmanifest-sha256.txt')).toBe(
      tags.map(([path, body]) => `${sha256(String(body))}  ${path}\n`).join(''),
    );
    expect(text('bag-info.txt')).toBe(
      [
        'Contact-Name: 管理员',
        'External-Identifier: A',
        'External-Identifier: B',
        'Bagging-Date: 2026-11-22',
        'Payload-Oxum: 9.2',
        'Bag-Software-Agent: evidence-console',
        '',
      ].join('\n'),
    );
  });

  it('has manifests by SM3 where a certificate states SM3, of every file', async () => {
    const { entries, files } = await packed({
      bodies: { A: 'stated', B: 'by SHA-256 alone' },
      certificates: { A: { digests: preservedDigests({ file_hash: `sm3:${sm3('stated')}` }) } },
    });
    expect(entries.get('manifest-sm3.txt')?.toString()).toBe(
      files.map(({ path }) => `${sm3(String(entries.get(path ?? '')))}  ${path}\n`).join(''),
    );
    const declared = `${sm3(String(entries.get('bagit.txt')))}  bagit.txt`;
    expect(entries.get('tagmanifest-sm3.txt')?.toString()).toContain(declared);
  });

  it('is not made without a single file', async () => {
    await expect(packed({ bodies: { A: '' }, unknown: ['A'] })).rejects.toThrow('pages.downloads.none');
  });
});

describe('a file that the browser may have unpacked on its way', () => {
  /** The archive of a file that is `what arrived` of another, packed file in storage. */
  const arrived = (number: string, served: Served) =>
    packed({
      bodies: { [number]: 'what arrived' },
      served: { [number]: [served] },
      certificates: { [number]: stated('as it is stored') },
    });
  const unpacked = { verdict: 'undecidable', reason: 'pages.downloads.package.reasons.unpacked' };

  it.each<[string, string, Served]>([
    ['its host says so', 'A', { isUnpacked: true, unmeasured: true }],
    ['other than the announced bytes arrived, and its host says nothing', 'A', { announced: 7 }],
    ['its host says nothing, and it is named as what it is not', 'A.gz', { unmeasured: true }],
  ])('is never called different: %s', async (_, number, served) => {
    const { files, entries } = await arrived(number, served);
    expect(files).toMatchObject([{ ...unpacked, isExact: false }]);
    expect(parseManifest(String(entries.get('manifest.json')))?.files).toMatchObject([{ isExact: false }]);
  });

  it.each<[string, string, Served]>([
    ['its host says so', 'A.gz', { isUnpacked: false, unmeasured: true }],
    ['as many bytes as announced arrived', 'A.gz', {}],
    ['nothing is known, and nothing in its name speaks of packing', 'A', { unmeasured: true }],
  ])('is called different where it was not: %s', async (_, number, served) => {
    expect((await arrived(number, served)).files).toMatchObject([{ verdict: 'mismatch', isExact: true }]);
  });

  it('is the same where a digest says so, and incomplete where it broke off', async () => {
    const { files } = await packed({
      bodies: { 'A.gz': 'all of it', B: 'not all of it' },
      served: { 'A.gz': [{ isUnpacked: true }], B: [{ isUnpacked: true, cutAt: 3, whole: true }] },
    });
    expect(verdicts(files)).toEqual({ 'A.gz': 'match', B: 'incomplete' });
  });
});

describe('a file whose transfer breaks off', () => {
  const body = 'a file of some length';

  it('is resumed where it broke off', async () => {
    const { text, opened, files } = await packed({ bodies: { A: body }, served: { A: [{ cutAt: 6 }, {}] } });
    expect(text('A')).toBe(body);
    expect(opened).toEqual(['A 0', 'A 6']);
    expect(verdicts(files)).toEqual({ A: 'match' });
  });

  it('is read again from the start when its server sends no ranges or no length', async () => {
    for (const more of [{ whole: true }, { unmeasured: true }]) {
      const { text, files } = await packed({
        bodies: { A: body },
        served: {
          A: [
            { cutAt: 6, ...more },
            { ...more, whole: true },
          ],
        },
      });
      expect(text('A')).toBe(body);
      expect(verdicts(files)).toEqual({ A: 'match' });
    }
  });

  it('is retried as long as more bytes arrive, then the person is asked', async () => {
    const cuts = [6, 8, 9, 9, 9, 9, 9];
    const { asked, files, text } = await packed({
      bodies: { A: body, B: 'next' },
      served: { A: cuts.map((cutAt) => ({ cutAt })) },
    });
    expect(asked).toHaveBeenCalledExactlyOnceWith([{ number: 'A', reason: 'errors.offline', isCut: true }]);
    expect(files).toMatchObject([
      { number: 'A', verdict: 'incomplete', reason: 'errors.offline', size: 9 },
      { number: 'B', verdict: 'match' },
    ]);
    expect(text('A')).toBe(body.slice(0, 9));
  });

  it('is complete when the person retries', async () => {
    const decide = vi.fn<Decide>(async () => 'retry');
    const { files, text } = await packed(
      {
        bodies: { A: body },
        served: { A: [6, 6, 6, 6, 6].map((cutAt) => ({ cutAt })).concat([{ cutAt: 99 }]) },
      },
      decide,
    );
    expect(decide).toHaveBeenCalled();
    expect(text('A')).toBe(body);
    expect(verdicts(files)).toEqual({ A: 'match' });
  });

  it('is not completed with the rest of another file', async () => {
    const { asked, files } = await packed({
      bodies: { A: body },
      served: { A: [{ cutAt: 6 }, { body: `${body} that has grown` }] },
    });
    expect(asked.mock.calls[0]?.[0]).toMatchObject([
      { number: 'A', reason: 'pages.downloads.package.changed' },
    ]);
    expect(verdicts(files)).toEqual({ A: 'incomplete' });
  });

  it('is read again from the start when more arrived than the declared length, which was the compressed one', async () => {
    const coded = { announced: 5, whole: true };
    const { text, opened, files } = await packed({
      bodies: { A: body },
      served: { A: [{ ...coded, cutAt: 8 }, coded] },
    });
    expect(text('A')).toBe(body);
    expect(opened).toEqual(['A 0', 'A 0']);
    expect(verdicts(files)).toEqual({ A: 'match' });
  });
});

it('a file that was read to its end is complete even with another declared length, which was the compressed one', async () => {
  const { files } = await packed({
    bodies: { A: 'coded' },
    served: { A: [{ announced: 100 }] },
    certificates: { A: { digests: [] } },
  });
  expect(files).toMatchObject([
    { verdict: 'undecidable', reason: 'pages.downloads.package.reasons.noDigest' },
  ]);
});

describe("a file that can't be loaded", () => {
  it('is listed with the reason, and the others are packed', async () => {
    const { files, asked, entries } = await packed({ bodies: { A: 'x', B: 'y' }, unknown: ['A'] });
    expect(asked).toHaveBeenCalledExactlyOnceWith([{ number: 'A', reason: '无下载文件', isCut: false }]);
    expect(files.at(-1)).toMatchObject({ number: 'A', verdict: 'missing', reason: '无下载文件' });
    expect(JSON.parse(entries.get('manifest.json')?.toString() ?? '{}').files).toHaveLength(2);
    // A manifest lists what is there; what isn't is told in words.
    expect(entries.get('manifest-sha256.txt')?.toString()).toMatch(/^\S+ {2}data\/B\S*\n$/);
    expect(entries.get('missing.txt')?.toString()).toBe(
      'pages.downloads.package.lacking\n\nA · pages.downloads.package.verdicts.missing · 无下载文件\n',
    );
  });

  it('because the session has ended is the last one requested', async () => {
    const ended = { fails: ApiError.of('session') };
    const { opened, files, asked } = await packed({
      bodies: { A: 'x', B: 'y', C: 'z' },
      served: { B: [ended], C: [ended] },
    });
    expect(opened).toEqual(['A 0', 'B 0']);
    expect(asked.mock.calls[0]?.[0]).toMatchObject([{ number: 'B' }, { number: 'C' }]);
    expect(verdicts(files)).toEqual({ A: 'match', B: 'missing', C: 'missing' });
  });

  it('is tried three times, each with its own url', async () => {
    const http = { fails: ApiError.of('http') };
    const { opened, files } = await packed({
      bodies: { A: 'x' },
      served: { A: [http, http, {}] },
    });
    expect(opened).toEqual(['A 0', 'A 0', 'A 0']);
    expect(verdicts(files)).toEqual({ A: 'match' });
  });

  it('is requested again if the user says so', async () => {
    const http = { fails: ApiError.of('http') };
    const answers = ['retry', 'skip'] as const;
    let asked = 0;
    const { files } = await packed(
      { bodies: { A: 'x', B: 'y' }, served: { A: [http, http, http, {}] } },
      async () => answers[asked++] ?? 'skip',
    );
    expect(asked).toBe(1);
    expect(verdicts(files)).toEqual({ A: 'match', B: 'match' });
  });
});

describe("a storage host that can't be read", () => {
  const offline = { A: [{ fails: ApiError.of('offline') }] };

  it('although it answers refuses scripts: nothing is packed, and it is not asked again', async () => {
    const { source, opened } = sourceOf({ bodies: { A: 'x' }, served: offline });
    const failing = new Response(archive(['A', 'B'], source)).arrayBuffer();
    await expect(failing).rejects.toMatchObject({ host: 'storage.example.com', reason: 'foreign' });
    expect(opened).toEqual(['A 0']);
  });

  it('is listed when others can be read, and not read again', async () => {
    const fails = [{ fails: ApiError.of('offline') }];
    const { source, opened } = sourceOf({ bodies: { A: 'x' }, served: { B: fails, C: fails } });
    const locate = async (number: string) => `${number === 'A' ? location.origin : STORAGE}/${number}`;
    await new Response(archive(['A', 'B', 'C'], { ...source, locate })).arrayBuffer();
    expect(opened).toEqual(['A 0', 'B 0']);
  });

  it('is reported as unreachable when it is down, after three tries', async () => {
    const { source, opened } = sourceOf({ bodies: { A: 'x' }, served: offline, isThere: false });
    await expect(new Response(archive(['A'], source)).arrayBuffer()).rejects.toBeInstanceOf(StorageRefusal);
    expect(opened).toHaveLength(3);
  });

  it('on the console’s own origin can only be a network problem', async () => {
    const world = { bodies: { A: 'x', B: 'y' }, served: offline, origin: location.origin };
    const { files } = await packed(world);
    expect(files.at(-1)).toMatchObject({ number: 'A', verdict: 'missing', reason: 'errors.offline' });
  });

  function archive(numbers: readonly string[], source: PackageSource) {
    return archiveOf(numbers, source, {
      name: 'bag',
      by: { uid: '7', name: '' },
      words: (key) => key,
      csv: () => '',
      decide: async () => 'skip',
      onProgress() {},
      onPacked() {},
    });
  }
});
