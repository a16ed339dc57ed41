import { Box } from '@mui/material';
import { type ComponentType, Suspense, useCallback, useEffect, useId, useState } from 'react';
import { DataTableBase, useStore, useTranslate } from 'react-admin';
import { type ChunkError, loadChunk } from '../../chunks';
import { type Look, lookKey, useTableKey } from '../../kit/columns';
import { Deferred } from '../../kit/Deferred';
import stacked from '../../kit/stacked.module.css';
import { useFollowLinks } from '../../kit/useFollowLinks';
import { Waiting } from '../../kit/Waiting';
import { lazyChunk } from '../../lazyChunk';
import { isSelectable } from '../../schema/listRows';
import type { AnyResource } from '../../schema/resource';
import inView from './inView.module.css';
import { bringOut } from './listFocus';
import { RowsBody } from './RowsBody';
import { type HeadProps, RowsHead } from './RowsHead';
import { RowsLoading } from './RowsLoading';
import styles from './RowsTable.module.css';
import { useCards } from './useCards';
import { useColumns } from './useColumns';
import { useSelecting } from './useSelecting';

const TableLook = lazyChunk(async () => ({ default: (await import('./ColumnHead')).TableLook }));
const WholeBody = lazyChunk(() => import('./WholeBody'));

interface RowsTableProps {
  readonly resource: AnyResource;
  /** The row the user has come back to: marked, scrolled into view and focused. */
  readonly returned?: string;
  /** The fields by which the rows can be sorted: by the server or, if they are in the browser, any. */
  readonly sorts?: readonly string[];
}

/**
 * The rows of a list, with the declared columns, and the operations last. The state is react-admin's, the elements are plain
 * and styled by the table: with styled components, four per cell, a hundred rows take five times as long.
 * @example <ListState><RowsTable resource={resource} returned={row.id} /></ListState>
 */
export function RowsTable({ resource, returned, sorts }: RowsTableProps) {
  const { definition, record, name } = resource;
  const { selectable, limit } = definition.list ?? {};
  const columns = useColumns(resource);
  const id = useId();
  const [look] = useStore<Look>(lookKey(useTableKey(name)));
  const [Head, setHead] = useState<ComponentType<HeadProps>>();
  // If it can't be loaded, the heads stay plain until the next time.
  const bringHead = useCallback(() => {
    const bring = (chunk: { default: typeof Head }) => setHead(() => chunk.default);
    loadChunk(() => import('./ColumnHead')).then(bring, (error: ChunkError) => error.forget());
  }, []);
  useEffect(() => {
    if (sorts) bringHead();
  }, [sorts, bringHead]);
  const { placed, look: cards } = useCards(columns, record);
  const selecting = useSelecting(selectable?.when);
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
      onFocus={(event) => {
        bringOut(event);
        if (event.target === event.currentTarget) bringHead();
      }}
    >
      <div id={id} className={`${styles.table} ${inView.inView} ${cards}`}>
        {look && (
          <Deferred quiet>
            <TableLook table={id} columns={columns} look={look} />
          </Deferred>
        )}
        <Suspense fallback={<Waiting />}>
          <DataTableBase
            hasBulkActions={isSelectable(definition.list)}
            loading={<RowsLoading columns={columns} />}
            empty={null}
            {...selecting}
          >
            <table aria-label={title}>
              <RowsHead columns={columns} sorts={sorts} Head={Head} onNear={bringHead} />
              <Body columns={placed} returned={returned} />
            </table>
          </DataTableBase>
        </Suspense>
      </div>
    </Box>
  );
}
