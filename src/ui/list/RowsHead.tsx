import { type ComponentType, memo } from 'react';
import { useDataTableConfigContext } from 'react-admin';
import { SelectPage } from './SelectPage';
import { cellClass, type TableColumn } from './useColumns';

/** What a column's head shows, besides its name, once somebody comes near. */
export interface HeadProps {
  readonly column: TableColumn;
  readonly columns: readonly TableColumn[];
  /** The fields by which the server sorts; rows that are in the browser are sorted by any. */
  readonly sorts: readonly string[] | undefined;
}

interface RowsHeadProps extends Pick<HeadProps, 'columns'>, Partial<Pick<HeadProps, 'sorts'>> {
  readonly Head?: ComponentType<HeadProps>;
  /** Called when a pointer comes near. */
  readonly onNear?: () => void;
}

/** The header of a table of rows. Memoized, so that it doesn't re-render when rows are selected. */
export const RowsHead = memo(function RowsHead({ columns, sorts, Head, onNear }: RowsHeadProps) {
  const { hasBulkActions } = useDataTableConfigContext();
  return (
    <thead onPointerEnter={onNear}>
      <tr>
        {hasBulkActions && (
          <th className="tick">
            <SelectPage />
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.field}
            scope="col"
            className={cellClass(column)}
            // Its edge isn't part of its name.
            aria-label={Head && column.label}
          >
            {Head ? <Head column={column} columns={columns} sorts={sorts} /> : column.label}
          </th>
        ))}
      </tr>
    </thead>
  );
});
