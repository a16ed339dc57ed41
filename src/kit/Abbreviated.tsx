import { Box } from '@mui/material';
import { lazyChunk } from '../lazyChunk';
import { Deferred } from './Deferred';
import type { LongTextProps } from './LongText';

const LongText = lazyChunk(() => import('./LongText'));

/** Longer texts wrap, so that the columns after them stay in sight. */
const ONE_LINE = 20;

/**
 * A text, wrapped and folded if it is long, with its line breaks. A short name of Latin words, such as a device's, isn't broken at
 * its spaces.
 */
export function Wrapped({ text }: { text: string }) {
  if (isLong(text)) return <span style={wrapped}>{later(text.trim().replace(/\r\n?/g, '\n'))}</span>;
  return LATIN_WORDS.test(text) ? <span style={NOWRAP}>{text}</span> : text;
}

const isLong = (text: string) => text.length > ONE_LINE || /[\r\n]/.test(text.trim());

/** A text of more than 120 characters, or than six lines: a row, a fact or a notice may have no room for it. */
export const LONG = /^.{121}|(\n.*){6}/s;

/** A text in full, or folded if it is long. */
export const Folded = ({ text, ...options }: LongTextProps) =>
  LONG.test(text) ? later(text, options) : text;

/** What folds texts is loaded with the first of them; without it, they scroll. */
const later = (text: string, options?: Omit<LongTextProps, 'text'>) => (
  <Deferred
    quiet
    fallback={
      <Box component="span" className="folded" style={scrolled} tabIndex={0}>
        {text}
      </Box>
    }
  >
    <LongText text={text} {...options} />
  </Deferred>
);

const LATIN_WORDS = /^\p{ASCII}+ \p{ASCII}+$/u;

/** Up to here a text is short, even for a table that has little room. */
const SHORT = 8;

/** Whether a text takes a second line although it isn't long, in a table that says so for the class `name`. */
export const isName = (text: string) => text.length > SHORT && !LATIN_WORDS.test(text) && !isLong(text);

/** A text in a table. */
export const Name = ({ text }: { text: string }) =>
  isName(text) ? (
    <span className="name clamp" title={text}>
      {text}
    </span>
  ) : (
    <Wrapped text={text} />
  );

/** Keeps a value in one line if there is room for a table. */
export const NOWRAP = { whiteSpace: 'var(--figure-space, nowrap)' } as const;

const wrapped = {
  unicodeBidi: 'isolate',
  display: 'inline-block',
  verticalAlign: 'top',
  // With a percentage, the table would make the column as wide as the whole text.
  maxWidth: 'var(--wrapped, 20em)',
  minWidth: 'var(--wrapped-least)',
  whiteSpace: 'pre-line',
  wordBreak: 'normal',
  overflowWrap: 'anywhere',
} as const;

/** As high as what takes its place; it scrolls by keyboard, too. */
const scrolled = { display: 'block', maxHeight: 'calc(var(--lines, 3) * 1lh)', overflow: 'auto' } as const;
