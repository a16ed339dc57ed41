import { document as en } from './en-US/document';
import { document as zh } from './zh-CN/document';

/** The words of the document viewer in both languages, loaded with it by the console and the phone pages. */
export const words = { 'zh-CN': zh, 'en-US': en };

/** The words of one language. */
export type DocumentWords = (typeof words)['zh-CN'];
