import { createMD5, createSHA1, createSHA384, createSHA512, createSM3, type IHasher } from 'hash-wasm';
import type { Algorithm } from './algorithm';

/** The hashers that few certificates need, loaded with the first of them. */
export const create: Readonly<Record<Exclude<Algorithm, 'SHA-256'>, () => Promise<IHasher>>> = {
  MD5: createMD5,
  'SHA-1': createSHA1,
  SM3: createSM3,
  'SHA-384': createSHA384,
  'SHA-512': createSHA512,
};
