import { checklist } from './checklist/define';
import { choice } from './choice/define';
import { date } from './date/define';
import { dateRange } from './dateRange/define';
import { file } from './file/define';
import { number } from './number/define';
import { password } from './password/define';
import { radio } from './radio/define';
import { select } from './select/define';
import { text } from './text/define';
import { textarea } from './textarea/define';

/**
 * The kinds of input a filter bar or a form can have; each answers an input.
 * @example
 * const form = { name: i.text({ required: 'required', max: 40 }), deposit: i.number({ min: 0, decimals: 2 }), boughtAt: i.date() };
 */
export const i = {
  /** One line of text. */
  text,
  /** Several lines of text. */
  textarea,
  /**
   * Sent as typed, never trimmed or kept in a draft. With a `mask`, it starts as that, and is sent empty if unchanged; if it
   * `repeats` another, it isn't sent at all.
   */
  password,
  /** A number, kept as the text that was typed, so that invalid ones aren't lost. */
  number,
  /** One value of an enum, as radio buttons. */
  radio,
  /** One value of an enum, as a select. */
  select,
  /** One of the options returned by a call. */
  choice,
  /** Several of the options returned by a call, sent comma-separated; `apart` only together with the option it depends on. */
  checklist,
  /** A day; with `time`, a moment. */
  date,
  /** Two days, sent as `start - end`; with `time`, two moments. */
  dateRange,
  /** A file that is uploaded separately; the form sends the path returned by the upload. */
  file,
};
