import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Pagination } from 'ra-ui-materialui';
import { PAGE_SIZES } from '../../api/listCall';

/** The pages of a list; on a phone react-admin shows arrows alone, whose names are ours. */
export function ListPages() {
  const translate = useTranslate();
  const actions = {
    previousButton: { 'aria-label': translate('ra.navigation.previous') },
    nextButton: { 'aria-label': translate('ra.navigation.next') },
  };
  return (
    <Box sx={pages}>
      <Pagination rowsPerPageOptions={[...PAGE_SIZES]} slotProps={{ actions }} />
    </Box>
  );
}

const pages = {
  '& .MuiTablePagination-root': { display: 'block' },
  '& .MuiTablePagination-toolbar': { px: 1, minHeight: 48 },
};
