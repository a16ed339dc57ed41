import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';

/** The most characters of a name that a table shows. */
const LONGEST_NAME = 45;

/** Longer ones take a second line, so that the columns after them stay in sight. */
const ONE_LINE = 20;
const wrapped = {
  display: 'inline-block',
  maxWidth: '20em',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
} as const;

/** A text, cut after 45 characters; the whole of it is there on hover and for a screen reader. */
export function Abbreviated({ text }: { text: string }) {
  const characters = [...text];
  if (characters.length <= ONE_LINE) return text;
  if (characters.length <= LONGEST_NAME) return <span style={wrapped}>{text}</span>;
  return (
    <span title={text} style={wrapped}>
      <span aria-hidden>{characters.slice(0, LONGEST_NAME).join('')}…</span>
      <Box component="span" sx={visuallyHidden}>
        {text}
      </Box>
    </span>
  );
}
