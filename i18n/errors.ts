import { errors as en } from './en-US/engine/errors';
import { errors as zh } from './zh-CN/engine/errors';

/** What is said where no console is, in both languages. */
export const errors = { 'zh-CN': zh, 'en-US': en };
