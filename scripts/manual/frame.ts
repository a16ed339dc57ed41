import { manual as en } from '../../i18n/en-US/manual.ts';
import { manual as zh } from '../../i18n/zh-CN/manual.ts';

/** The manual's own words in one language. */
export type Frame = typeof zh;

/** The manual's own words, by language. */
export const frames = { 'zh-CN': zh, 'en-US': en };
