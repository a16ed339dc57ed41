import { errors as en } from 'declared-console/words/en-US/errors';
import { errors as zh } from 'declared-console/words/zh-CN/errors';

/** The error sentences shown outside the console, in both languages. */
export const errors = { 'zh-CN': zh, 'en-US': en };
