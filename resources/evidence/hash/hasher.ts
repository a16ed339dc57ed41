import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { createSHA256 } from 'hash-wasm';

/** A SHA-256 in the making: fed in order, read once. */
export interface Hasher {
  update(bytes: Uint8Array): void;
  /** The digest in lower-case hexadecimal. */
  digest(): string;
}

/** A SHA-256 of WebAssembly's speed, or of plain JavaScript where a policy or an old browser refuses WebAssembly. */
export async function createHasher(): Promise<Hasher> {
  try {
    const fast = (await createSHA256()).init();
    return { update: (bytes) => void fast.update(bytes), digest: () => fast.digest('hex') };
  } catch {
    const plain = sha256.create();
    return { update: (bytes) => void plain.update(bytes), digest: () => bytesToHex(plain.digest()) };
  }
}
