import { Box } from '@mui/material';

/** A whole url on paper, where a link can't be followed. It breaks between its parts only, as long as each has room on a line. */
export function PrintedUrl({ url }: { readonly url: string }) {
  return (
    <Box component="span" sx={printed}>
      {Object.entries(partsOf(url)).map(([place, part]) => (
        <span key={place}>{part}</span>
      ))}
    </Box>
  );
}

/**
 * A url's parts, each with what begins it, so that a line never seems to end a url.
 * @example partsOf('https://tools.example/saws/3?open=1&by=2') // ['https://tools.example', '/saws', '/3', '?open=1', '&by=2']
 */
export const partsOf = (url: string): readonly string[] => url.split(/(?<![/:])(?=[/?&#])/);

const printed = {
  display: 'none',
  '@media print': { display: 'block' },
  fontSize: 12,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  '& > span': { display: 'inline-block', maxWidth: 1 },
};
