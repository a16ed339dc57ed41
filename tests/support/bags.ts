import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { archiveOf } from '@resources/downloads/package/archive';
import type { BagCheck, ChosenFile } from '@resources/downloads/package/bagCheck';
import type { PackagedFile } from '@resources/downloads/package/packagedFile';
import type { Certified, PackageSource } from '@resources/downloads/package/packFiles';
import type { ChosenTimestamp, Stamping } from '@resources/downloads/package/stamping';
import { preservedDigests } from '@resources/evidence/certificate/digests';
import { createHasher } from '@resources/evidence/hash/hasher';
import { ApiError } from '../../src/api/errors';
import { toCsv } from '../../src/ui/csv/toCsv';

/** A file to be packed, and how its download goes. */
export interface Packed {
  readonly number: string;
  readonly body: Buffer;
  readonly title?: string;
  readonly served?: string;
  readonly certificate?: Parameters<typeof preservedDigests>[0] & Omit<Certified, 'digests'>;
  /** Breaks off for good after this many bytes; 0 is a file that can't be had at all. */
  readonly endsAt?: number;
  /** Whether the browser unpacked it on its way. */
  readonly isUnpacked?: boolean;
}

export const sha256 = (body: Buffer | string) => createHash('sha256').update(body).digest('hex');
export const sm3 = (body: Buffer | string) => createHash('sm3').update(body).digest('hex');

const PIECE = 1000;

/** Makes the archive of these files, as the console does when the user goes on without those that fail. */
export async function packageOf(
  packed: readonly Packed[],
  name = '证据包-20261122',
  now = () => new Date(Date.UTC(2026, 10, 22)),
  timestamps: readonly ChosenTimestamp[] = [],
): Promise<{
  readonly archive: Buffer;
  readonly files: readonly PackagedFile[];
  readonly stamping?: Stamping;
}> {
  const fileOf = (number: string) => {
    const found = packed.find((file) => file.number === number);
    if (!found) throw new Error(`${number} was not to be packed`);
    return found;
  };
  const source: PackageSource = {
    async locate(number) {
      if (fileOf(number).endsAt === 0) throw new ApiError('refused', '无下载文件');
      return `https://storage.example.com/get?number=${encodeURIComponent(number)}`;
    },
    async open(url, from) {
      const {
        body,
        served,
        endsAt,
        isUnpacked = false,
      } = fileOf(new URL(url).searchParams.get('number') ?? '');
      let at = from;
      return {
        length: isUnpacked ? undefined : body.length - from,
        isUnpacked,
        name: served,
        type: '',
        isRest: from > 0,
        async read() {
          if (endsAt !== undefined && at >= endsAt) throw ApiError.of('offline');
          const end = Math.min(at + PIECE, body.length, endsAt ?? Number.POSITIVE_INFINITY);
          const piece = new Uint8Array(body.subarray(at, end));
          at = end;
          return piece.length > 0 ? piece : undefined;
        },
      };
    },
    answers: async () => true,
    wait: async () => {},
    async certificate(number) {
      const { title, certificate = {} } = fileOf(number);
      return { ...certificate, title, digests: preservedDigests(certificate) };
    },
    createHasher,
    now,
  };
  let files: readonly PackagedFile[] = [];
  let stamping: Stamping | undefined;
  const stream = archiveOf(
    packed.map(({ number }) => number),
    source,
    {
      name,
      by: { uid: '7', name: '管理员' },
      words: (key) => key,
      csv: toCsv,
      decide: async () => 'skip',
      onProgress() {},
      timestamps,
      onPacked(all, added) {
        files = all;
        stamping = added;
      },
    },
  );
  return { archive: Buffer.from(await new Response(stream).arrayBuffer()), files, stamping };
}

/** The verify.html of a bag, unpacked into files by path. */
export const pageOf = (bag: ReadonlyMap<string, Buffer>): string =>
  String([...bag].find(([path]) => path.endsWith('/verify.html'))?.[1] ?? '');

/** Checks a bag, unpacked into files by path, by the very code in its verify.html, or in this one. */
export async function checkedByPage(
  bag: ReadonlyMap<string, Buffer>,
  page: string = pageOf(bag),
): Promise<BagCheck> {
  const scripts = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, source = '']) => source);
  const [hashing = '', stamping = '', checking = ''] = scripts;
  const own = checking.slice(
    checking.indexOf('/** hash-wasm'),
    checking.indexOf('/** Checks the chosen entries'),
  );
  const chosen: readonly ChosenFile[] = [...bag].map(([path, body]) => ({
    path,
    file: new Blob([new Uint8Array(body)]),
  }));
  const withoutShowing = own.replace(/const \$ =[\s\S]*?\/\/ ---- checking ----/, '');
  return runInNewContext(
    `${hashing};\n${stamping};\n${withoutShowing};
    const timestamps = globalThis.bundled;
    checkBag(chosen, { judge, parseManifest, timestamps, hasher, onProgress() {}, isOver: () => false })`,
    { chosen, ...PAGE },
  );
}

/** What a page has: of this process, as its bytes come from here. */
const PAGE = {
  WebAssembly,
  TextDecoder,
  TextEncoder,
  ArrayBuffer,
  DataView,
  Uint8Array,
  atob,
  btoa,
  crypto,
  setTimeout,
};

/** Whether a check found nothing wrong with the bag itself. */
export const isWhole = ({ failure, steps, results }: BagCheck): boolean =>
  !failure &&
  steps.every(({ step, state }) => step === 'certificates' || state === 'good' || state === 'none') &&
  results.every(({ state }) => !['changed', 'lost', 'unreadable', 'unlisted', 'extra'].includes(state));
