import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkedByPage, isWhole, type Packed, packageOf, pageOf } from '../../support/bags';
import { generatedFiles, randomOf } from '../../support/generatedPackages';
import { ensureTools, findBagit } from '../../support/tools';
import { unpack } from '../../support/unpack';

/** How many packages are generated. */
const COUNT = 100;
const NAME = '证据包-20261122';
const MINUTES = 60_000;

interface Generated {
  readonly packed: readonly Packed[];
  readonly zip: string;
  readonly archive: Buffer;
  /** The folder that Python unpacked; tests that change files do so in a copy. */
  readonly folder: string;
  readonly bag: ReadonlyMap<string, Buffer>;
}

const root = mkdtempSync(join(tmpdir(), 'packages-'));
const generated: Generated[] = [];
/** The entries of each archive, as Python lists them. */
let names: Record<string, readonly string[]>;
let bagit: string | undefined;
afterAll(() => rmSync(root, { recursive: true }));

/** Runs a program; the encoding of names is that of a current machine. */
function run(command: string, args: readonly string[], cwd = root) {
  const env = { ...process.env, LC_ALL: 'C.UTF-8', PYTHONPATH: bagit };
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 27,
  });
  if (error) throw error;
  return { status, stdout, stderr };
}

const python = (script: string, ...args: string[]) => {
  const { status, stdout, stderr } = run('python3', ['-c', script, ...args]);
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
};

/** Unpacks every archive by Python's zipfile, which verifies checksums. Prints the entries of each. */
const UNPACK = `
import json, os, sys, zipfile
found = {}
for name in sorted(os.listdir('.')):
    if name.endswith('.zip'):
        with zipfile.ZipFile(name) as archive:
            assert archive.testzip() is None, name
            archive.extractall(name[:-4])
            found[name] = archive.namelist()
print(json.dumps(found))`;

/** The first entry of each archive whose checksum is wrong, by Python's zipfile. */
const TEST = `
import json, sys, zipfile
def first(name):
    try:
        return zipfile.ZipFile(name).testzip()
    except Exception as error:
        return str(error)
print(json.dumps({name: first(name) for name in sys.argv[1:]}))`;

/** What Python's bagit says about each bag. */
const BAGIT = `
import bagit, json, logging, sys
logging.disable(logging.CRITICAL)
def valid(path):
    try:
        return bagit.Bag(path).validate()
    except Exception:
        return False
print(json.dumps({path: valid(path) for path in sys.argv[1:]}))`;

/** The bags that sha256sum finds whole, by both SHA-256 manifests. */
function wholeBySha256sum(folders: readonly string[]): ReadonlySet<string> {
  const script =
    'for d in "$@"; do (cd "$d" && sha256sum -c --quiet --strict manifest-sha256.txt tagmanifest-sha256.txt) >&2 && echo "$d"; done; true';
  return new Set(run('sh', ['-c', script, 'sh', ...folders]).stdout.split('\n'));
}

/** Whether openssl computes the digests of a bag's SM3 manifests; `undefined` if it has none. */
function isWholeByOpenssl(folder: string): boolean | undefined {
  const names = readdirSync(folder);
  if (!names.includes('manifest-sm3.txt')) return undefined;
  return ['manifest-sm3.txt', 'tagmanifest-sm3.txt'].every((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    const paths = text.split('\n').flatMap((line) => line.slice(66) || []);
    const { status, stdout } = run('openssl', ['dgst', '-sm3', '-r', ...paths], folder);
    return status === 0 && stdout.replace(/^(\S+) \*/gm, '$1  ') === text;
  });
}

function filesIn(folder: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** A file's content with one byte changed, which in a tag manifest is a digit: nothing else lists it. */
function withOneChanged(path: string, body: Buffer, random: () => number): Buffer {
  const changed = Buffer.from(body);
  const isLast = path.startsWith('tagmanifest-');
  const at = Math.floor(random() * (isLast ? 64 : body.length));
  const old = changed[at] ?? 0;
  changed[at] = isLast
    ? String.fromCharCode(old) === '0'
      ? 49
      : 48
    : (old + 1 + Math.floor(random() * 255)) % 256;
  return changed;
}

/** A copy of an unpacked package, to change. */
function copyOf(folder: string): string {
  const copy = mkdtempSync(join(root, 'copy-'));
  cpSync(folder, copy, { recursive: true });
  return copy;
}

const filesOfFolder = (folder: string) =>
  new Map(filesIn(folder).map((path) => [`${NAME}/${path}`, readFileSync(join(folder, path))]));

beforeAll(async () => {
  ensureTools(['python3', 'openssl', 'unzip', 'sha256sum']);
  bagit = findBagit();
  for (let seed = 1; seed <= COUNT; seed += 1) {
    const packed = generatedFiles(seed);
    const { archive } = await packageOf(packed, NAME);
    const zip = `${seed}.zip`;
    writeFileSync(join(root, zip), archive);
    const folder = join(root, String(seed), NAME);
    generated.push({ packed, zip, archive, folder, bag: await unpack(archive) });
  }
  names = python(UNPACK);
}, 10 * MINUTES);

describe(`${COUNT} generated packages`, () => {
  it('are read alike by other readers of ZIP archives: the names and the bytes', () => {
    for (const { zip, folder, bag } of generated) {
      expect(names[zip], zip).toEqual([...bag.keys()]);
      const unpacked = filesOfFolder(folder);
      expect([...unpacked.keys()].sort(), zip).toEqual([...bag.keys()].sort());
      for (const [path, body] of bag) expect(unpacked.get(path)?.equals(body), path).toBe(true);
      expect(run('unzip', ['-tqq', zip]).status, zip).toBe(0);
    }
  });

  it('have names that Windows, macOS and Linux open, apart on each', () => {
    for (const { bag } of generated) {
      const paths = [...bag.keys()].filter((path) => path.startsWith(`${NAME}/data/`));
      const folded = paths.map((path) => path.normalize('NFKC').toUpperCase().toLowerCase());
      expect(new Set(folded).size).toBe(paths.length);
      for (const path of paths) {
        const name = path.slice(`${NAME}/data/`.length);
        expect(name).toBe(name.normalize('NFC'));
        expect(name).not.toMatch(/[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|^[\s.]|[\s.]$/u);
        expect(name).not.toMatch(/^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?:\.|$)/i);
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
      }
    }
  });

  it('have what arrived, unchanged, and say in words what did not', () => {
    for (const { packed, bag } of generated) {
      const manifest = JSON.parse(String(bag.get(`${NAME}/manifest.json`)));
      const missing = String(bag.get(`${NAME}/missing.txt`) ?? '');
      for (const { number, body, endsAt } of packed) {
        const { path } = manifest.files.find((file: { number: string }) => file.number === number);
        expect(missing.includes(number), number).toBe(endsAt !== undefined);
        expect(path === undefined, number).toBe(endsAt === 0);
        if (path) expect(bag.get(`${NAME}/${path}`)?.equals(body.subarray(0, endsAt)), number).toBe(true);
      }
    }
  });

  it(
    'are whole by sha256sum, by openssl where they state SM3, by Python’s bagit where it is, and by their own page',
    async () => {
      const whole = wholeBySha256sum(generated.map(({ folder }) => folder));
      let bySm3 = 0;
      for (const { folder, bag } of generated) {
        expect(whole.has(folder), folder).toBe(true);
        const listed = readFileSync(join(folder, 'manifest-sha256.txt'), 'utf8').match(/\n/g)?.length;
        expect(listed).toBe(filesIn(folder).filter((path) => path.startsWith('data/')).length);
        const sm3 = isWholeByOpenssl(folder);
        expect(sm3, folder).not.toBe(false);
        bySm3 += sm3 ? 1 : 0;
        expect(isWhole(await checkedByPage(bag)), folder).toBe(true);
      }
      expect(bySm3).toBeGreaterThan(COUNT / 4);
    },
    5 * MINUTES,
  );

  it(
    'with a byte changed in any file are found by each that looks at it',
    async () => {
      const changes = generated.map(({ folder: unpacked, bag }, index) => {
        const folder = copyOf(unpacked);
        const random = randomOf(1000 + index);
        const paths = filesIn(folder).filter((path) => (bag.get(`${NAME}/${path}`)?.length ?? 0) > 0);
        const path = paths[Math.floor(random() * paths.length)] ?? '';
        writeFileSync(join(folder, path), withOneChanged(path, readFileSync(join(folder, path)), random));
        return { folder, path, page: pageOf(bag) };
      });
      const whole = wholeBySha256sum(changes.map(({ folder }) => folder));
      const valid: Record<string, boolean> = bagit
        ? python(BAGIT, ...changes.map(({ folder }) => folder))
        : {};
      for (const { folder, path, page } of changes) {
        const isLast = path.startsWith('tagmanifest-');
        expect(isWhole(await checkedByPage(filesOfFolder(folder), page)), `${folder} ${path}`).toBe(false);
        if (path !== 'tagmanifest-sm3.txt') expect(whole.has(folder), `${folder} ${path}`).toBe(false);
        if (path !== 'tagmanifest-sha256.txt')
          expect(isWholeByOpenssl(folder), `${folder} ${path}`).not.toBe(true);
        if (bagit && !isLast) expect(valid[folder], `${folder} ${path}`).toBe(false);
      }
    },
    5 * MINUTES,
  );

  it(
    'with a byte changed in each kind of file are found',
    async () => {
      const first = generated.find(({ bag }) => bag.has(`${NAME}/manifest-sm3.txt`));
      if (!first) throw new Error('no package states SM3');
      const folder = copyOf(first.folder);
      const page = pageOf(first.bag);
      const paths = filesIn(folder);
      expect(paths.length).toBeGreaterThan(9);
      for (const path of paths) {
        const body = readFileSync(join(folder, path));
        if (body.length === 0) continue;
        writeFileSync(join(folder, path), withOneChanged(path, body, randomOf(body.length)));
        expect(isWhole(await checkedByPage(filesOfFolder(folder), page)), path).toBe(false);
        expect(wholeBySha256sum([folder]).has(folder), path).toBe(path === 'tagmanifest-sm3.txt');
        writeFileSync(join(folder, path), body);
      }
    },
    5 * MINUTES,
  );

  it('with a byte changed in the archive itself are found by readers of ZIP archives', async () => {
    const changed = generated.map(({ archive, bag, zip }, index) => {
      const [path = '', body = Buffer.alloc(0)] = [...bag][index % bag.size] ?? [];
      // The last entry has always bytes.
      const sought = body.length > 16 ? body : (bag.get(`${NAME}/bag-info.txt`) ?? Buffer.alloc(0));
      const at = archive.indexOf(sought);
      expect(at, path).toBeGreaterThan(0);
      const other = Buffer.from(archive);
      other[at + (index % sought.length)] = (other[at + (index % sought.length)] ?? 0) ^ 1;
      writeFileSync(join(root, `changed-${zip}`), other);
      return { zip: `changed-${zip}`, other };
    });
    const found = python(TEST, ...changed.map(({ zip }) => zip));
    for (const { zip, other } of changed) {
      expect(found[zip], zip).toContain(NAME);
      await expect(unpack(other), zip).rejects.toThrow();
    }
  });
});
