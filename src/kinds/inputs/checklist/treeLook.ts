import type { SxProps } from '@mui/material';

/** Where a tree has room for at least two columns, in a dialog, too. */
const WIDE = '@media (min-width: 600px)';
const list = { listStyle: 'none', m: 0, p: 0 };
const below = { ...list, pl: 3.5 };
const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(184px, 1fr))',
  columnGap: 1,
};
const sameColumns = { display: 'grid', gridTemplateColumns: 'subgrid' };

/**
 * How the nested lists of a tree are laid out: what stands below its branches begins a line, which its own continues in columns that the
 * whole tree shares; in one column where it is narrow.
 * @param depth how many lists are around it
 * @example
 * import { Box } from '@mui/material';
 *
 * <Box component="ul" sx={treeLook(0)} />
 */
export function treeLook(depth: number): SxProps {
  if (depth === 0) return { ...list, '& > li + li': { mt: 0.5 } };
  if (depth === 1)
    return { ...below, [WIDE]: { ...columns, '& > li': { gridColumn: '1 / -1', ...sameColumns } } };
  return depth === 2 ? { ...below, [WIDE]: { pl: 0, gridColumn: '2 / -1', ...sameColumns } } : below;
}
