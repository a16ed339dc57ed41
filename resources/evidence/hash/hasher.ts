import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { createSHA256 } from 'hash-wasm';

/** An incremental SHA-256: update it in order, take the digest once. */
export interface Hasher {
  update(bytes: Uint8Array): void;
  /** The digest in lower-case hexadecimal. */
  digest(): string;
}

/** Creates a hasher in WebAssembly, or in plain JavaScript if a policy or an old browser refuses WebAssembly. */
export async function createHasher(): Promise<Hasher> {
  try {
    const fast = (await createSHA256()).init();
    return { update: (bytes) => void fast.update(bytes), digest: () => fast.digest('hex') };
  } catch {
    const plain = sha256.create();
    return { update: (bytes) => void plain.update(bytes), digest: () => bytesToHex(plain.digest()) };
  }
}
