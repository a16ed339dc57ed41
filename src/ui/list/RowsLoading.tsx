import { useDataTableConfigContext, useTimeout } from 'react-admin';
import { RowsHead } from './RowsHead';
import styles from './RowsTable.module.css';
import type { TableColumn } from './useColumns';

/** How long rows may load before empty ones are shown in their place, in milliseconds. */
const LATE = 1000;

const ROWS = [1, 2, 3, 4, 5];

/** A table whose rows are loading: its header above empty rows, once that takes long. */
export function RowsLoading({ columns }: { readonly columns: readonly TableColumn[] }) {
  const { hasBulkActions } = useDataTableConfigContext();
  const isLate = useTimeout(LATE);
  if (!isLate) return null;
  return (
    <table>
      <RowsHead columns={columns} />
      <tbody>
        {ROWS.map((row) => (
          <tr key={row} style={{ opacity: 1 / row }}>
            {hasBulkActions && <td className="tick" />}
            {columns.map(({ field }) => (
              <td key={field}>
                <span className={styles.placeholder} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
