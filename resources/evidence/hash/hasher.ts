import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { createSHA256, type IHasher } from 'hash-wasm';
import type { Algorithm } from './algorithm';

/** An incremental digest: update it in order, take it once. */
export interface Hasher {
  update(bytes: Uint8Array): void;
  /** The digest in lower-case hexadecimal. */
  digest(): string;
}

/**
 * Creates a hasher in WebAssembly. If a policy or an old browser refuses that, SHA-256 is computed in plain JavaScript,
 * and the others reject.
 */
export async function createHasher(algorithm: Algorithm): Promise<Hasher> {
  if (algorithm !== 'SHA-256') return started((await import('./otherHashers')).create[algorithm]);
  try {
    return await started(createSHA256);
  } catch {
    const plain = sha256.create();
    return { update: (bytes) => void plain.update(bytes), digest: () => bytesToHex(plain.digest()) };
  }
}

async function started(create: () => Promise<IHasher>): Promise<Hasher> {
  const hasher = (await create()).init();
  return { update: (bytes) => void hasher.update(bytes), digest: () => hasher.digest('hex') };
}
