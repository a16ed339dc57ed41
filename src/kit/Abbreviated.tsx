import { Box, Button } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

/** How many characters of a file name a table shows. */
const LONGEST_NAME = 45;

/** Longer texts wrap, so that the columns after them stay in sight. */
const ONE_LINE = 20;

/** A text, wrapped if it is long, with its line breaks. A short name of Latin words, such as a device's, isn't broken at its spaces. */
export function Wrapped({ text }: { text: string }) {
  const inner = text.trim();
  if (BREAK.test(inner)) return <span style={lines}>{inner.replace(BREAKS, '\n')}</span>;
  if (text.length > ONE_LINE) return <span style={wrapped}>{text}</span>;
  return LATIN_WORDS.test(text) ? <span style={NOWRAP}>{text}</span> : text;
}

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

/** A file name, cut after 45 characters until it is expanded; screen readers and printouts get all of it. */
export function Abbreviated({ text }: { text: string }) {
  const translate = useTranslate();
  const [isWhole, setIsWhole] = useState(false);
  const characters = [...text];
  if (characters.length <= LONGEST_NAME) return <Wrapped text={text} />;
  return (
    <span style={wrapped}>
      {isWhole ? (
        text
      ) : (
        <span title={text}>
          <Box component="span" aria-hidden sx={screenOnly}>
            {characters.slice(0, LONGEST_NAME).join('')}…
          </Box>
          <Box component="span" sx={whole}>
            {text}
          </Box>
        </span>
      )}{' '}
      <Button aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)} sx={inline}>
        {translate(isWhole ? 'list.less' : 'list.whole')}
      </Button>
    </span>
  );
}

/** On paper nothing can be expanded. */
const screenOnly = { '@media print': { display: 'none' } };
const whole = { '@media screen': visuallyHidden };

const inline = { p: 0, minWidth: 0, font: 'inherit', verticalAlign: 'baseline' };

const wrapped = {
  unicodeBidi: 'isolate',
  display: 'inline-block',
  // With a percentage, the table would make the column as wide as the whole text.
  maxWidth: 'var(--wrapped, 20em)',
  minWidth: 'var(--wrapped-least)',
  whiteSpace: 'normal',
  wordBreak: 'normal',
  overflowWrap: 'anywhere',
} as const;

const lines = { ...wrapped, whiteSpace: 'pre-line' } as const;
