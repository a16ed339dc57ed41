import { Box, Button } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import { useState } from 'react';

/** The most characters of a file's name that a table shows. */
const LONGEST_NAME = 45;

/** Longer texts take further lines, so that the columns after them stay in sight. */
const ONE_LINE = 20;

/** A text whole, in as many lines as it takes. */
export const Wrapped = ({ text }: { text: string }) =>
  text.length <= ONE_LINE ? text : <span style={wrapped}>{text}</span>;

/** The name of a file, cut after 45 characters until it is opened; a screen reader has the whole of it all the while. */
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
          <span aria-hidden>{characters.slice(0, LONGEST_NAME).join('')}…</span>
          <Box component="span" sx={visuallyHidden}>
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

const inline = { p: 0, minWidth: 0, font: 'inherit', verticalAlign: 'baseline' };

const wrapped = {
  display: 'inline-block',
  // In percent, a table would make the column as wide as the whole text.
  maxWidth: 'var(--wrapped, 20em)',
  minWidth: 'var(--wrapped-least)',
  whiteSpace: 'normal',
  wordBreak: 'normal',
  overflowWrap: 'anywhere',
} as const;
