import { verifyWords } from '@i18n/verify';
import sha256 from 'hash-wasm/dist/sha256.umd.min.js?raw';
import page from './verify.html?raw';

/** The page that verifies an unpacked archive on any computer: a single file that loads nothing else. */
export const verifyPage = (): string =>
  page
    .replace('"%{words}"', () => JSON.stringify(verifyWords).replaceAll('<', '\\u003c'))
    .replace('/* hash-wasm */', () => sha256.trim());
