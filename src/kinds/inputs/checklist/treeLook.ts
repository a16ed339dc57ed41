import type { SxProps } from '@mui/material';
import type { ChoiceOption } from '../options';

/** Where a tree has room for columns: it itself, not the window, as it also stands in dialogs. */
const WIDE = '@container (width >= 480px)';
const list = { listStyle: 'none', m: 0, p: 0 };
const below = { ...list, pl: 3.5 };
const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(184px, 1fr))',
  columnGap: 1,
};
const sameColumns = { display: 'grid', gridTemplateColumns: 'subgrid' };

/**
 * How the nested lists of a tree are laid out: in columns that all its branches share, or in one where it is narrow. What has
 * something below it begins a line, which that continues from the second column on.
 * @param depth how many lists are around it
 * @param options what is in the list
 * @example
 * import { Box } from '@mui/material';
 *
 * <Box component="ul" sx={treeLook(0, [])} />
 */
export function treeLook(depth: number, options: readonly ChoiceOption[]): SxProps {
  if (depth === 0) return { ...list, containerType: 'inline-size', '& > li + li': { mt: 0.5 } };
  if (depth === 1) {
    const isBranched = options.some(({ children }) => children.length > 0);
    const line = { gridColumn: '1 / -1', ...sameColumns };
    return { ...below, [WIDE]: { ...columns, ...(isBranched && { '& > li': line }) } };
  }
  return depth === 2 ? { ...below, [WIDE]: { pl: 0, gridColumn: '2 / -1', ...sameColumns } } : below;
}
