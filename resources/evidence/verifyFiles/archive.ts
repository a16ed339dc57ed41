// Without what packs, and without an inflater of its own: browsers have one. 23 kB instead of 58.
import { BlobReader, type FileEntry, ZipReader } from '@zip.js/zip.js/lib/zip-core-external.js';
import { countErrors } from '../media/countErrors';
import type { ChosenFile, Unopened } from './chosen';

/** In bytes, how much is unpacked into memory: packages are stored uncompressed, and are read where they are. */
const UNPACKED = 64 * 1024 * 1024;
/** How many entries are read: those of the largest package. */
const MOST = 200_000;
const STORED = 0;
const DEFLATED = 8;

/**
 * The files of a ZIP archive. Its directory is read, and of a file only where it begins: what is stored uncompressed stays in the
 * archive. Rejects if it isn't an archive, or if its files can't all be in it.
 */
export async function filesInArchive(archive: Blob): Promise<readonly ChosenFile[]> {
  const reader = new ZipReader(new BlobReader(archive), {
    useWebWorkers: false,
    filenameValidation: 'tolerant',
    decodeText: (bytes, encoding) => (encoding === 'cp437' ? chineseIn(bytes) : undefined),
  });
  const files: ChosenFile[] = [];
  let count = 0;
  let packed = 0;
  for await (const entry of reader.getEntriesGenerator()) {
    count += 1;
    packed += entry.compressedSize;
    // Entries that share their bytes unpack to any size.
    if (count > MOST || packed > archive.size) throw new Error('the archive has more than it holds');
    if (entry.directory) continue;
    const path = pathOf(entry.filename);
    files.push({ path, size: entry.uncompressedSize, open: () => openEntry(archive, entry) });
  }
  return files;
}

/** Programs for Windows write names in its own encoding and don't say so; what can't be Chinese is left as it is. */
function chineseIn(bytes: Uint8Array): string | undefined {
  if (bytes.every((byte) => byte < 0x80)) return undefined;
  const encoding = countErrors(bytes, 'big5') < countErrors(bytes, 'gb18030') ? 'big5' : 'gb18030';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** A path below the archive, whatever it leads to. */
const pathOf = (name: string) =>
  name
    .split(/[/\\]+/)
    .filter((part) => !/^(?:\.{0,2}|[A-Za-z]:)$/.test(part))
    .join('/') || name;

async function openEntry(archive: Blob, entry: FileEntry): Promise<Blob | Unopened> {
  const { encrypted, compressionMethod: method, uncompressedSize } = entry;
  if (encrypted || (method !== STORED && method !== DEFLATED)) return 'packed';
  try {
    if (method === STORED) return await storedAt(archive, entry);
    return uncompressedSize > UNPACKED ? 'packed' : await unpacked(entry);
  } catch {
    return 'unreadable';
  }
}

/** The bytes of a stored file follow its local header, whose names may be longer than those of the directory. */
async function storedAt(archive: Blob, { offset, compressedSize }: FileEntry): Promise<Blob> {
  const header = new DataView(await archive.slice(offset, offset + HEADER).arrayBuffer());
  if (header.getUint32(0, true) !== SIGNATURE) throw new Error('there is no file in the archive');
  const start = offset + HEADER + header.getUint16(26, true) + header.getUint16(28, true);
  return archive.slice(start, start + compressedSize);
}

const HEADER = 30;
const SIGNATURE = 0x04034b50;

async function unpacked(entry: FileEntry): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const into = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(part) {
      size += part.length;
      if (size > UNPACKED) throw new Error('the file is larger than the archive says');
      parts.push(part);
    },
  });
  await entry.getData(into, { useWebWorkers: false });
  return new Blob(parts);
}
