import { verifyWords } from '@i18n/verify';
import sha256 from 'hash-wasm/dist/sha256.umd.min.js?raw';
import page from './verify.html?raw';

/** The page that verifies an archive's folder on any machine: one file, which loads nothing. */
export const verifyPage = (): string =>
  page
    .replace('"%{words}"', () => JSON.stringify(verifyWords).replaceAll('<', '\\u003c'))
    .replace('/* hash-wasm */', () => sha256.trim());
