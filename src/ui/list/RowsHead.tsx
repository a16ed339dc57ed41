import { useDataTableConfigContext } from 'ra-core';
import { memo, type ReactNode } from 'react';
import { SelectPage } from './SelectPage';
import { cellClass, useShownColumns } from './useShownColumns';

/**
 * The header of the surrounding `DataTable`, with plain elements as its rows. No column here can be sorted. Memoized, so
 * that it doesn't re-render when rows are selected.
 */
export const RowsHead = memo(function RowsHead({ children }: { readonly children?: ReactNode }) {
  const columns = useShownColumns(children);
  const { hasBulkActions } = useDataTableConfigContext();
  return (
    <thead>
      <tr>
        {hasBulkActions && (
          <th className="tick">
            <SelectPage />
          </th>
        )}
        {columns.map(({ key, props }) => (
          <th key={key} scope="col" className={cellClass(props)}>
            {props.label}
          </th>
        ))}
      </tr>
    </thead>
  );
});
