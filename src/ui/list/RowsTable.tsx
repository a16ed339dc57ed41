import { Box } from '@mui/material';
import { Suspense } from 'react';
import { DataTableBase, useTranslate } from 'react-admin';
import stacked from '../../kit/stacked.module.css';
import { useFollowLinks } from '../../kit/useFollowLinks';
import { Waiting } from '../../kit/Waiting';
import { lazyChunk } from '../../lazyChunk';
import { holds } from '../../model/conditions';
import type { AnyResource } from '../../schema/resource';
import { bringOut } from './listFocus';
import { RowsBody } from './RowsBody';
import { RowsHead } from './RowsHead';
import { RowsLoading } from './RowsLoading';
import styles from './RowsTable.module.css';
import { useColumns } from './useColumns';

const WholeBody = lazyChunk(() => import('./WholeBody'));

interface RowsTableProps {
  readonly resource: AnyResource;
  /** The row the user has come back to: marked, scrolled into view and focused. */
  readonly returned?: string;
}

/**
 * The rows of a list, with the declared columns, and the operations last. The state is react-admin's, the elements are plain
 * and styled by the table: with styled components, four per cell, a hundred rows take five times as long.
 * @example <ListState><RowsTable resource={resource} returned={row.id} /></ListState>
 */
export function RowsTable({ resource, returned }: RowsTableProps) {
  const { definition, name } = resource;
  const { selection, selectable, limit } = definition.list ?? {};
  const columns = useColumns(resource);
  const follow = useFollowLinks();
  const title = useTranslate()(`resources.${name}.name`);
  const isWhole = limit === 'none';
  const Body = isWhole ? WholeBody : RowsBody;
  return (
    <Box
      className={`${stacked.stacked} ${styles.scroller} ${isWhole ? styles.whole : ''}`}
      role="group"
      aria-label={title}
      tabIndex={0}
      onClick={(event) => void follow(event)?.go()}
      onFocus={bringOut}
    >
      <div className={styles.table}>
        <Suspense fallback={<Waiting />}>
          <DataTableBase
            hasBulkActions={selection !== undefined}
            loading={<RowsLoading columns={columns} />}
            empty={null}
            {...(selectable && { isRowSelectable: (row) => holds(selectable.when, row) })}
          >
            <table aria-label={title}>
              <RowsHead columns={columns} />
              <Body columns={columns} returned={returned} />
            </table>
          </DataTableBase>
        </Suspense>
      </div>
    </Box>
  );
}
