import { verify as en } from './en-US/verify';
import { verify as zh } from './zh-CN/verify';

/** The words of the page that verifies an archive's folder, which has both languages with it. */
export const verifyWords = { zh, en };
