import { useListPaginationContext, useResourceContext, useTranslate } from 'ra-core';
import { Pagination, PaginationActions } from 'ra-ui-materialui';
import type { ComponentProps } from 'react';
import { PAGE_SIZES } from '../../api/listCall';
import styles from './list.module.css';
import { useTakenSize } from './useTakenSize';

interface ListPagesProps {
  /** The page sizes to choose from. */
  readonly sizes?: readonly number[];
}

/**
 * The pagination of a list, once its total is known; announces which rows are shown. On a phone react-admin only shows
 * arrows, which need names.
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

/** MUI's own label is English in every language, and the same for every list on a page. */
function NamedPages(props: ComponentProps<typeof PaginationActions>) {
  const translate = useTranslate();
  const list = translate(`resources.${useResourceContext()}.name`);
  return <PaginationActions {...props} aria-label={translate('list.pages', { list })} />;
}
