import { errors as en } from 'declared-console/words/en-US/errors';
import { errors as zh } from 'declared-console/words/zh-CN/errors';

/** A sentence for each failure of a call, and for a start that failed. */
export const errors = { 'en-US': en, 'zh-CN': zh };
