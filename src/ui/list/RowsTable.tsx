import { Box } from '@mui/material';
import { useRecordContext, useStoreContext, useTranslate } from 'ra-core';
import { DataTable } from 'ra-ui-materialui';
import { type ComponentType, Suspense, useMemo, useState } from 'react';
import { holds } from '@/schema/conditions';
import { fieldAt, valueAt } from '@/schema/paths';
import type { AnyColumn, AnyColumnObject, AnyResource, AnyRow, CellProps } from '@/schema/resource';
import type { Field, Shape } from '@/schema/shape';
import { lazyChunk } from '../../lazyChunk';
import { RowActions } from '../actions/RowActions';
import { usePermitted } from '../actions/usePermitted';
import { Wrapped } from '../cells/Abbreviated';
import { Cell } from '../cells/Cell';
import { NEW_TAB } from '../newTab';
import stacked from '../stacked.module.css';
import { useFollowLinks } from '../useFollowLinks';
import { Waiting } from '../Waiting';
import { columnText, hiddenAtFirst, keepColumns, OPERATION } from './columns';
import { bringOut, goToRow } from './listFocus';
import { RowsBody } from './RowsBody';
import { RowsHead } from './RowsHead';
import styles from './RowsTable.module.css';

const WholeBody = lazyChunk(() => import('./WholeBody'));

interface RowsTableProps {
  readonly resource: AnyResource;
  /** The row the user has come back to: marked, scrolled into view and focused. */
  readonly returned?: string;
}

/** The rows of a list, with the declared columns, and the operations last. */
export function RowsTable({ resource, returned }: RowsTableProps) {
  const { definition, record, name } = resource;
  const store = useStoreContext();
  const columns = useMemo(() => (definition.list?.columns ?? []).map(columnOf), [definition]);
  const hidden = useMemo(() => hiddenAtFirst(definition.list?.columns ?? []), [definition]);
  useState(() => keepColumns(store, name, definition.list?.columns ?? []));
  const translate = useTranslate();
  const selectable = definition.list?.selectable;
  const isWhole = definition.list?.limit === 'none';
  const operation = translate(`resources.${name}.operation`, { _: translate('list.operation') });
  const actions = usePermitted(definition.actions);
  const follow = useFollowLinks();
  const title = translate(`resources.${name}.name`);
  // Memoized, as rows re-render whenever the columns change.
  const children = useMemo(
    () => [
      ...columns.map((column, index) => (
        <DataTable.Col
          key={column.field}
          source={column.field}
          label={translate(labelOf(name, column))}
          disableSort
          align={isFigure(fieldAt(record, column.field)) ? 'right' : 'left'}
        >
          {index === 0 && <ReturnMark id={returned} />}
          <ColumnCell column={column} shape={record} label={labelOf(name, column)} />
        </DataTable.Col>
      )),
      definition.actions && (
        <DataTable.Col key={OPERATION} source={OPERATION} label={operation} disableSort>
          <RowActions resource={resource} actions={actions} />
        </DataTable.Col>
      ),
    ],
    [resource, definition, record, name, columns, operation, actions, returned, translate],
  );
  return (
    <Box
      className={`${stacked.stacked} ${styles.scroller} ${isWhole ? styles.whole : ''}`}
      role="group"
      aria-label={title}
      tabIndex={0}
      onClick={(event) => void follow(event)?.go()}
      onFocus={bringOut}
    >
      <Suspense fallback={<Waiting />}>
        <DataTable
          aria-label={title}
          rowClick={false}
          size="small"
          // The scroller would clip it: the list shows it below the rows.
          bulkActionsToolbar={NO_TOOLBAR}
          bulkActionButtons={definition.list?.selection !== undefined}
          head={RowsHead}
          body={isWhole ? WholeBody : RowsBody}
          {...(selectable && { isRowSelectable: (row) => holds(selectable.when, row) })}
          hiddenColumns={hidden}
          className={styles.table}
        >
          {children}
        </DataTable>
      </Suspense>
    </Box>
  );
}

/** Marks the row the user returns to, scrolls it into view and focuses its link. */
function ReturnMark({ id }: { id: string | undefined }) {
  const row = useRecordContext<AnyRow>();
  return id !== undefined && row?.id === id && <span ref={goToItsRow} className="returned" />;
}

const goToItsRow = (mark: HTMLElement | null) => goToRow(mark?.closest('tr'));

interface BuiltColumn extends AnyColumnObject {
  readonly Custom?: ComponentType<CellProps>;
}

/** A declared column; its own cell, if it has one, as a lazy component. */
function columnOf(column: AnyColumn): BuiltColumn {
  if (typeof column === 'string') return { field: column };
  const load = column.cell as (() => Promise<{ default: ComponentType<CellProps> }>) | undefined;
  return load ? { ...column, Custom: lazyChunk(load) } : column;
}

/** The i18n key of a column's label. */
const labelOf = (resource: string, { field }: BuiltColumn) => `resources.${resource}.fields.${field}`;

interface ColumnCellProps {
  readonly column: BuiltColumn;
  readonly shape: Shape;
  readonly label: string;
}

function ColumnCell({ column, shape, label }: ColumnCellProps) {
  const row = useRecordContext<AnyRow>();
  const translate = useTranslate();
  if (!row) return null;
  const field = fieldAt(shape, column.field);
  const value = valueAt(row, column.field);
  const to = column.to?.(row);
  const plain =
    // Inside a link, a url must not be a link, too.
    column.text || !field || (to && field.kind === 'url') ? (
      <Wrapped text={columnText(column, shape, row, translate)} />
    ) : (
      <Cell field={field} value={value} label={label} />
    );
  const content = column.Custom ? (
    <Suspense fallback={plain}>
      <column.Custom value={value} row={row} />
    </Suspense>
  ) : (
    plain
  );
  if (!to) return content;
  return (
    <a href={to} {...(column.newTab && NEW_TAB)}>
      {content}
    </a>
  );
}

const isFigure = (field: Field | undefined) => field?.kind === 'int' || field?.kind === 'money';

const NO_TOOLBAR = <></>;
