import { Box } from '@mui/material';
import { lazyChunk } from '../lazyChunk';
import { Deferred } from './Deferred';
import type { LongTextProps } from './LongText';

const LongText = lazyChunk(() => import('./LongText'));

/** How many characters of a file name a table shows. */
const LONGEST_NAME = 45;

/** Longer texts wrap, so that the columns after them stay in sight. */
const ONE_LINE = 20;

/** A text, wrapped if it is long, with its line breaks. A short name of Latin words, such as a device's, isn't broken at its spaces. */
export function Wrapped({ text }: { text: string }) {
  const inner = text.trim();
  if (LONG.test(inner)) return <span style={wrapped}>{later(inner)}</span>;
  if (text.length > ONE_LINE || BREAK.test(inner))
    return <span style={wrapped}>{inner.replace(BREAKS, '\n')}</span>;
  return LATIN_WORDS.test(text) ? <span style={NOWRAP}>{text}</span> : text;
}

/** A text of more than 120 characters, or than six lines: a row, a fact or a notice may have no room for it. */
export const LONG = /^.{121}|(\n.*){6}/s;

/** What {@link LongText} is told beside the text. */
type Told = Omit<LongTextProps, 'text'>;

/** A text in full, or folded if it is long. */
export const Folded = ({ text, ...told }: { text: string } & Told) =>
  LONG.test(text) ? later(text, told) : text;

/** What folds texts is loaded with the first of them; without it, they scroll. */
const later = (text: string, told?: Told) => (
  <Deferred
    quiet
    fallback={
      <Box component="span" className="folded" style={scrolled} tabIndex={0}>
        {text}
      </Box>
    }
  >
    <LongText text={text} {...told} />
  </Deferred>
);

/** Whichever way a system writes the end of a line; HTML has one. */
const BREAK = /[\r\n]/;
const BREAKS = /\r\n?/g;

const LATIN_WORDS = /^\p{ASCII}+ \p{ASCII}+$/u;

/** Up to here a text is short, even for a table that has little room. */
const SHORT = 8;

/** A {@link Wrapped} text that takes a second line even if it isn't long, in a table that says so for its class. */
export function Name({ text }: { text: string }) {
  const isShort = text.length <= SHORT || LATIN_WORDS.test(text);
  if (isShort || text.length > ONE_LINE || BREAK.test(text)) return <Wrapped text={text} />;
  return <span className="name">{text}</span>;
}

/** Keeps a value in one line if there is room for a table. */
export const NOWRAP = { whiteSpace: 'var(--figure-space, nowrap)' } as const;

/** A file name, cut until it is expanded if it is longer than a table shows. */
export const Abbreviated = ({ text }: { text: string }) =>
  text.length > LONGEST_NAME ? (
    <span style={wrapped}>{later(text, { shown: LONGEST_NAME })}</span>
  ) : (
    <Wrapped text={text} />
  );

const wrapped = {
  unicodeBidi: 'isolate',
  display: 'inline-block',
  // With a percentage, the table would make the column as wide as the whole text.
  maxWidth: 'var(--wrapped, 20em)',
  minWidth: 'var(--wrapped-least)',
  whiteSpace: 'pre-line',
  wordBreak: 'normal',
  overflowWrap: 'anywhere',
} as const;

/** As high as what takes its place; it scrolls by keyboard, too. */
const scrolled = { display: 'block', maxHeight: '3lh', overflow: 'auto' } as const;
