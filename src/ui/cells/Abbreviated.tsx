import { Box, Button } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import { useState } from 'react';

/** How many characters of a file name a table shows. */
const LONGEST_NAME = 45;

/** Longer texts wrap, so that the columns after them stay in sight. */
const ONE_LINE = 20;

/** A text, wrapped if it is long. */
export const Wrapped = ({ text }: { text: string }) =>
  text.length <= ONE_LINE ? text : <span style={wrapped}>{text}</span>;

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
  display: 'inline-block',
  // With a percentage, the table would make the column as wide as the whole text.
  maxWidth: 'var(--wrapped, 20em)',
  minWidth: 'var(--wrapped-least)',
  whiteSpace: 'normal',
  wordBreak: 'normal',
  overflowWrap: 'anywhere',
} as const;
