import { mobile as en } from './en-US/mobile';
import { errors } from './errors';
import { mobile as zh } from './zh-CN/mobile';

/** The words of the phone pages in both languages, as there are few. */
export const words = {
  'zh-CN': { ...zh, errors: errors['zh-CN'] },
  'en-US': { ...en, errors: errors['en-US'] },
};

/** The words of one language. */
export type MobileWords = (typeof words)['zh-CN'];
