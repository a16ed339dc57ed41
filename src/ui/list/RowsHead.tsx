import { memo } from 'react';
import { useDataTableConfigContext } from 'react-admin';
import { SelectPage } from './SelectPage';
import { cellClass, type TableColumn } from './useColumns';

/** The header of a table of rows. Memoized, so that it doesn't re-render when rows are selected. */
export const RowsHead = memo(function RowsHead({ columns }: { readonly columns: readonly TableColumn[] }) {
  const { hasBulkActions } = useDataTableConfigContext();
  return (
    <thead>
      <tr>
        {hasBulkActions && (
          <th className="tick">
            <SelectPage />
          </th>
        )}
        {columns.map((column) => (
          <th key={column.field} scope="col" className={cellClass(column)}>
            {column.label}
          </th>
        ))}
      </tr>
    </thead>
  );
});
