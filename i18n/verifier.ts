import { verifier as en } from './en-US/verifier';
import { verifier as zh } from './zh-CN/verifier';

/** The words of local verification for pages outside the console, in both languages. */
export const verifierWords = { 'zh-CN': zh, 'en-US': en };
