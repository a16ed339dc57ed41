// Without what packs, and without an inflater of its own: browsers have one. 23 kB instead of 58.
import { BlobReader, type FileEntry, ZipReader } from '@zip.js/zip.js/lib/zip-core-external.js';
import type { ChosenFile, Unopened } from './chosen';

/** In bytes, how much is unpacked into memory: packages are stored uncompressed, and are read where they are. */
const UNPACKED = 64 * 1024 * 1024;
const STORED = 0;
const DEFLATED = 8;

/**
 * The files of a ZIP archive. Its directory is read, and of a file only where it begins: what is stored uncompressed stays in the
 * archive. Rejects if it isn't an archive.
 */
export async function filesInArchive(archive: Blob): Promise<readonly ChosenFile[]> {
  const reader = new ZipReader(new BlobReader(archive), {
    useWebWorkers: false,
    filenameValidation: 'tolerant',
  });
  const entries = await reader.getEntries();
  return entries.flatMap((entry) =>
    entry.directory
      ? []
      : [{ path: entry.filename, size: entry.uncompressedSize, open: () => openEntry(archive, entry) }],
  );
}

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
