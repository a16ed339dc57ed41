import { useListPaginationContext, useTranslate } from 'ra-core';
import { Pagination } from 'ra-ui-materialui';
import { PAGE_SIZES } from '../../api/listCall';
import styles from './list.module.css';
import { useTakenSize } from './useTakenSize';

interface ListPagesProps {
  /** The page sizes that are offered. */
  readonly sizes?: readonly number[];
}

/**
 * The pages of a list, once there is one to count; on a phone react-admin shows arrows alone, whose names are ours.
 */
export function ListPages({ sizes = PAGE_SIZES }: ListPagesProps) {
  const translate = useTranslate();
  const { total } = useListPaginationContext();
  useTakenSize();
  if (total === undefined) return null;
  const actions = {
    previousButton: { 'aria-label': translate('ra.navigation.previous') },
    nextButton: { 'aria-label': translate('ra.navigation.next') },
  };
  return (
    <div className={styles.pages}>
      <Pagination rowsPerPageOptions={[...sizes]} slotProps={{ actions }} />
    </div>
  );
}
