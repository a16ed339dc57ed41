import type { messages as zh } from '../../zh-CN/engine/messages';

/** The sentences of validation that every form may say. */
export const messages = {
  required: 'This cannot be empty',
  tooLong: 'This is too long',
  dateWrong: 'Enter a valid date, such as 2026-01-31',
} satisfies Record<keyof typeof zh, string>;
