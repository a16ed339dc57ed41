import { verify as en } from './en-US/verify';
import { verify as zh } from './zh-CN/verify';

/** The words of the page that verifies an unpacked archive, in both languages. */
export const verifyWords = { zh, en };
