import { useListPaginationContext, useResourceContext, useTranslate } from 'ra-core';
import { Pagination, PaginationActions } from 'ra-ui-materialui';
import type { ComponentProps } from 'react';
import { PAGE_SIZES } from '../../api/listCall';
import styles from './list.module.css';
import { useTakenSize } from './useTakenSize';

interface ListPagesProps {
  /** The page sizes that are offered. */
  readonly sizes?: readonly number[];
}

/**
 * The pages of a list, once there is one to count; which rows are shown is said whenever others are. On a phone
 * react-admin shows arrows alone, whose names are ours.
 */
export function ListPages({ sizes = PAGE_SIZES }: ListPagesProps) {
  const translate = useTranslate();
  const { total, hasNextPage } = useListPaginationContext();
  useTakenSize();
  const isCounted = total !== undefined;
  if (!isCounted && !hasNextPage) return null;
  const slotProps = {
    actions: {
      previousButton: { 'aria-label': translate('ra.navigation.previous') },
      nextButton: { 'aria-label': translate('ra.navigation.next') },
    },
    displayedRows: { role: 'status' },
  };
  return (
    <div className={styles.pages}>
      <Pagination
        rowsPerPageOptions={[...sizes]}
        slotProps={slotProps}
        actions={isCounted ? NamedPages : undefined}
      />
    </div>
  );
}

/** MUI's own name for them is English in every language, and the same for each list of a page. */
function NamedPages(props: ComponentProps<typeof PaginationActions>) {
  const translate = useTranslate();
  const list = translate(`resources.${useResourceContext()}.name`);
  return <PaginationActions {...props} aria-label={translate('list.pages', { list })} />;
}
