import { chosenFile } from '@resources/evidence/verifyFiles/chosen';
import { withPackages } from '@resources/evidence/verifyFiles/packages';
import { BlobReader, TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import { describe, expect, it } from 'vitest';
import { packageOf } from '../../support/bags';
import { unpack } from '../../support/unpack';

const A = 'BQ202601010000000001';
const B = 'XM-0001';
const packed = [
  { number: A, body: Buffer.from('first'), title: '合同.txt' },
  { number: B, body: Buffer.from('second'), title: '截图.txt' },
];
const archived = async () => (await packageOf(packed)).archive;
const fileOf = (name: string, body: BlobPart) => chosenFile(new File([body], name));
const textOf = async (blob: Blob | string | undefined) => (blob instanceof Blob ? blob.text() : blob);

/** The same files, as whoever unpacks an archive and packs it again makes it. */
async function again(archive: Uint8Array, options: object): Promise<Uint8Array<ArrayBuffer>> {
  const writer = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false, ...options });
  for (const [path, body] of await unpack(archive))
    await writer.add(path, new BlobReader(new Blob([new Uint8Array(body)])));
  return new Uint8Array(await writer.close());
}

/** What is found in these files: paths, numbers and contents. */
async function read(chosen: Parameters<typeof withPackages>[0]) {
  const { files, besides } = await withPackages(chosen);
  const all = files.map(async ({ path, number, open }) => [path, number, await textOf(await open())]);
  return { files: await Promise.all(all), besides };
}

describe('a package', () => {
  const inside = (base: string) => [
    [`${base}/data/${A}-合同.txt`, A, 'first'],
    [`${base}/data/${B}-截图.txt`, B, 'second'],
  ];

  it('that is an archive has its evidence, whose numbers are those of its list', async () => {
    const { files, besides } = await read([fileOf('包.zip', new Uint8Array(await archived()))]);
    expect(files).toEqual(inside('包.zip/证据包-20261122'));
    expect(besides).toBeGreaterThan(5);
  });

  it.each([
    ['that others compressed is unpacked', { level: 6 }],
    ['that others packed, with more in front of each file, is read where it is', { level: 0 }],
  ])('%s', async (_, options) => {
    const { files } = await read([fileOf('包.zip', await again(await archived(), options))]);
    expect(files).toEqual(inside('包.zip/证据包-20261122'));
  });

  it('that is encrypted is there, but not read', async () => {
    const { files } = await read([fileOf('包.zip', await again(await archived(), { password: 'x' }))]);
    expect(files.map(([, , text]) => text)).toEqual(['packed', 'packed']);
  });

  it('that is a folder has the same, however its names are composed', async () => {
    const folder = [...(await unpack(await archived()))].map(([path, body]) =>
      chosenFile(new File([new Uint8Array(body)], 'x'), `D/${path}`.normalize('NFD')),
    );
    const { files } = await read([...folder, fileOf('D/证据包-20261122/data/.DS_Store', '')]);
    expect(files).toEqual(
      inside('D/证据包-20261122').map(([path = '', ...rest]) => [path.normalize('NFD'), ...rest]),
    );
  });

  it('says which of its files the browser may have unpacked on their way', async () => {
    const { archive } = await packageOf(packed.map((file, index) => ({ ...file, isUnpacked: index === 0 })));
    const { files } = await withPackages([fileOf('包.zip', new Uint8Array(archive))]);
    expect(files.map(({ number, isExact }) => [number, isExact])).toEqual([
      [A, false],
      [B, true],
    ]);
  });

  it('is itself a file if it has a number: it may be evidence', async () => {
    const { files } = await read([fileOf(`${A}.zip`, new Uint8Array(await archived()))]);
    expect(files.map(([path]) => path)).toEqual([
      `${A}.zip`,
      ...inside(`${A}.zip/证据包-20261122`).map(([path]) => path),
    ]);
  });
});

type Entry = readonly [path: string, body: string, options?: object];

/** An archive of these files, as programs other than the console pack. */
async function zip(entries: readonly Entry[], options: object = {}): Promise<Uint8Array<ArrayBuffer>> {
  const writer = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false, ...options });
  for (const [path, body, own] of entries) await writer.add(path, new TextReader(body), own);
  return new Uint8Array(await writer.close());
}

/** What is chosen if this is chosen as `a.zip`. */
async function chosenOf(archive: BlobPart, name = 'a.zip') {
  const { files } = await withPackages([fileOf(name, archive)]);
  return Promise.all(
    files.map(async ({ path, packed, archive: from, open }) => [
      path,
      packed ?? (await textOf(await open())),
      from?.path,
    ]),
  );
}

/** The bytes of names as Windows writes them in China, which programs there take for granted. */
const GBK: Readonly<Record<string, string>> = { '合同.txt': 'bacfcdac2e747874', 证据: 'd6a4bedd' };
const BIG5: Readonly<Record<string, string>> = { '契約書.txt': 'abb4acf9aed12e747874' };
const named = (bytes: Readonly<Record<string, string>>) => ({
  useUnicodeFileNames: false,
  encodeText: (text: string) => Uint8Array.from(Buffer.from(bytes[text] ?? '', bytes[text] ? 'hex' : 'utf8')),
});

describe('an archive that is no package', () => {
  const opened = ['a.zip', 'opened', 'a.zip'];

  it.each([
    ['deflated', { level: 6 }],
    ['stored', { level: 0 }],
    ['with sizes of 64 bits', { zip64: true }],
  ])('is looked into as if each of its files had been chosen: %s', async (_, options) => {
    const archive = await zip(
      [
        ['卷/一.txt', 'one'],
        ['2.txt', 'two'],
        ['.DS_Store', ''],
      ],
      options,
    );
    expect(await chosenOf(archive)).toEqual([
      opened,
      ['a.zip/卷/一.txt', 'one', 'a.zip'],
      ['a.zip/2.txt', 'two', 'a.zip'],
    ]);
  });

  it.each([
    ['GBK', GBK, '合同.txt'],
    ['Big5', BIG5, '契約書.txt'],
    ['a Western page, which no Chinese is', { 'café.txt': '636166822e747874' }, 'café.txt'],
  ])('has names in an encoding that it does not state: %s', async (_, bytes, name) => {
    const [, [path] = []] = await chosenOf(await zip([[name, 'x']], named(bytes)));
    expect(path).toBe(`a.zip/${name}`);
  });

  it.each([
    ['../../etc/x.txt', 'a.zip/etc/x.txt'],
    ['/x.txt', 'a.zip/x.txt'],
    ['C:\\卷\\x.txt', 'a.zip/卷/x.txt'],
  ])('holds its files below its name: %s', async (name, path) => {
    expect(await chosenOf(await zip([[name, 'x']]))).toEqual([opened, [path, 'x', 'a.zip']]);
  });

  it('is there with what can not be read in it', async () => {
    const archive = await zip([
      ['x.txt', 'x', { password: 'x' }],
      ['y.txt', 'y'],
    ]);
    expect(await chosenOf(archive)).toEqual([
      opened,
      ['a.zip/x.txt', 'packed', 'a.zip'],
      ['a.zip/y.txt', 'y', 'a.zip'],
    ]);
  });

  it('is not looked into within another', async () => {
    const inner = Buffer.from(await zip([['x.txt', 'x']])).toString('latin1');
    const [, nested] = await chosenOf(await zip([['卷/b.zip', inner]]));
    expect(nested).toEqual(['a.zip/卷/b.zip', 'closed', 'a.zip']);
  });

  it.each(['[Content_Types].xml', 'OFD.xml', 'META-INF/MANIFEST.MF', 'mimetype'])(
    'is a file like others if it is a document: %s',
    async (path) => {
      expect(await chosenOf(await zip([[path, 'x']]))).toEqual([['a.zip', expect.any(String), undefined]]);
    },
  );

  it.each(['a.docx', 'a.xlsx', 'a.ofd', 'a.jar', 'a.apk'])('is not even read as %s', async (name) => {
    expect(await chosenOf('x', name)).toEqual([[name, 'x', undefined]]);
  });

  const closed: readonly (readonly [string, () => Promise<BlobPart>, string])[] = [
    ['no archive at all', async () => 'no archive', 'a.zip'],
    ['of another kind', async () => 'x', 'a.rar'],
    ['a part of a divided one', async () => 'x', 'a.zip.001'],
    ['cut off', async () => (await zip([['x.txt', 'x'.repeat(99)]])).slice(0, 90), 'a.zip'],
    ['too many files', async () => directoryOf(5001), 'a.zip'],
    ['files that swell to gigabytes', async () => swelling(), 'a.zip'],
    ['files that share their bytes', async () => overlapping(), 'a.zip'],
  ];
  it.each(closed)('says that it was not opened: %s', async (_, make, name) => {
    expect(await chosenOf(await make(), name)).toEqual([[name, 'closed', undefined]]);
  });

  it('unpacks no more of a file than it states', async () => {
    const archive = await zip([['x.txt', 'x'.repeat(999)]], { level: 6, dataDescriptor: false });
    new DataView(archive.buffer).setUint32(directoryAt(archive) + 24, 9, true);
    expect(await chosenOf(archive)).toEqual([opened, ['a.zip/x.txt', 'unreadable', 'a.zip']]);
  });
});

const directoryAt = (archive: Uint8Array) => Buffer.from(archive).indexOf('PK\x01\x02');

/** An archive with one file, as long as itself, twice. */
async function overlapping(): Promise<Uint8Array<ArrayBuffer>> {
  const archive = await zip(
    [
      ['1', 'x'.repeat(500)],
      ['2', ''],
    ],
    { level: 0, dataDescriptor: false },
  );
  const view = new DataView(archive.buffer);
  const second = Buffer.from(archive).indexOf('PK\x01\x02', directoryAt(archive) + 4);
  for (const at of [20, 24]) view.setUint32(second + at, 500, true);
  view.setUint32(second + 42, 0, true);
  return archive;
}

/** An archive with a small file that unpacks to 3 GiB, as it says. */
async function swelling(): Promise<Uint8Array<ArrayBuffer>> {
  const archive = await zip([['x.txt', 'x'.repeat(999)]], { level: 6, dataDescriptor: false });
  new DataView(archive.buffer).setUint32(directoryAt(archive) + 24, 3 * 1024 ** 3, true);
  return archive;
}

/** The directory of an archive with so many empty files, and nothing else. */
function directoryOf(count: number): Uint8Array<ArrayBuffer> {
  const entry = Buffer.alloc(47, `${'PK\x01\x02'.padEnd(46, '\0')}x`, 'latin1');
  entry.writeUInt16LE(1, 28);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(count * entry.length, 12);
  return new Uint8Array(Buffer.concat([...Array(count).fill(entry), end]));
}
