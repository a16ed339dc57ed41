import { errors as en } from './en-US/engine/errors';
import { errors as zh } from './zh-CN/engine/errors';

/** The error sentences shown outside the console, in both languages. */
export const errors = { 'zh-CN': zh, 'en-US': en };
