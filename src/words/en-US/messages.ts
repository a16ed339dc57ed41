import type { messages as zh } from '../zh-CN/messages';

/** Validation messages that every form may show. */
export const messages = {
  required: 'This cannot be empty',
  tooLong: 'This is too long',
  dateWrong: 'Enter a valid date, such as 2026-01-31',
  rangeWrong: 'Enter a valid date range, such as 2026-01-01 - 2026-01-31',
  numberWrong: 'Enter a number',
  numberNotWhole: 'Enter a whole number',
  numberTooPrecise: 'At most %{decimals} decimal places',
  numberTooSmall: 'Must be at least %{min}',
  numberTooLarge: 'Must be at most %{max}',
} satisfies Record<keyof typeof zh, string>;
