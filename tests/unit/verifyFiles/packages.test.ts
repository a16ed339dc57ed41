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

it('an archive that is no package, or no archive at all, is a file like others', async () => {
  const writer = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false });
  await writer.add('x.txt', new TextReader('x'));
  const chosen = [fileOf('a.zip', new Uint8Array(await writer.close())), fileOf('b.zip', 'no archive')];
  const { files, besides } = await withPackages(chosen);
  expect(files.map(({ path }) => path)).toEqual(['a.zip', 'b.zip']);
  expect(besides).toBe(0);
});
