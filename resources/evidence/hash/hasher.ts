import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import {
  createMD5,
  createSHA1,
  createSHA256,
  createSHA384,
  createSHA512,
  createSM3,
  type IHasher,
} from 'hash-wasm';
import type { Algorithm } from './algorithm';

/** An incremental digest: update it in order, take it once. */
export interface Hasher {
  update(bytes: Uint8Array): void;
  /** The digest in lower-case hexadecimal. */
  digest(): string;
}

const create: Readonly<Record<Algorithm, () => Promise<IHasher>>> = {
  MD5: createMD5,
  'SHA-1': createSHA1,
  'SHA-256': createSHA256,
  SM3: createSM3,
  'SHA-384': createSHA384,
  'SHA-512': createSHA512,
};

/**
 * Creates a hasher in WebAssembly. If a policy or an old browser refuses that, SHA-256 is computed in plain JavaScript,
 * and the others reject.
 */
export async function createHasher(algorithm: Algorithm): Promise<Hasher> {
  try {
    const fast = (await create[algorithm]()).init();
    return { update: (bytes) => void fast.update(bytes), digest: () => fast.digest('hex') };
  } catch (error) {
    if (algorithm !== 'SHA-256') throw error;
    const plain = sha256.create();
    return { update: (bytes) => void plain.update(bytes), digest: () => bytesToHex(plain.digest()) };
  }
}
