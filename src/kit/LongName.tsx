import { Box, Button } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

interface LongNameProps {
  readonly text: string;
  /** How many characters of it are shown. */
  readonly shown: number;
}

/** A file name that is cut until it is expanded; screen readers and printouts get all of it. */
export function LongName({ text, shown }: LongNameProps) {
  const translate = useTranslate();
  const characters = [...text];
  const [isWhole, setWhole] = useState(false);
  if (characters.length <= shown) return text;
  return (
    <>
      {isWhole ? (
        text
      ) : (
        <span title={text}>
          <Box component="span" aria-hidden sx={screenOnly}>
            {characters.slice(0, shown).join('')}…
          </Box>
          <Box component="span" sx={whole}>
            {text}
          </Box>
        </span>
      )}{' '}
      <Button aria-expanded={isWhole} onClick={() => setWhole(!isWhole)} sx={inline}>
        {translate(isWhole ? 'list.less' : 'list.whole')}
      </Button>
    </>
  );
}

/** On paper nothing can be expanded. */
const screenOnly = { '@media print': { display: 'none' } };
const whole = { '@media screen': visuallyHidden };

const inline = { p: 0, minWidth: 0, font: 'inherit', verticalAlign: 'baseline' };
