import { Box, type Theme } from '@mui/material';
import { useRecordContext, useStoreContext, useTranslate } from 'ra-core';
import { DataTable } from 'ra-ui-materialui';
import { type ComponentType, lazy, Suspense, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { holds } from '@/schema/conditions';
import { type Field, fieldAt, type Shape, valueAt } from '@/schema/fields';
import type { AnyColumn, AnyColumnObject, AnyResource, AnyRow, CellProps } from '@/schema/resource';
import { RowActions } from '../actions/RowActions';
import { Wrapped } from '../cells/Abbreviated';
import { Cell } from '../cells/Cell';
import { useOriginHere } from '../PageContext';
import { Waiting } from '../Waiting';
import { columnText, hiddenAtFirst, keepColumns, OPERATION } from './columns';

const SelectableBody = lazy(() => import('./SelectableBody'));
const WholeBody = lazy(() => import('./WholeBody'));

interface RowsTableProps {
  readonly resource: AnyResource;
  /** The row that its person has come back to: marked, in sight, and where the keyboard is. */
  readonly returned?: string;
}

/** The rows of a list, a column for each that is declared, and the operations last. */
export function RowsTable({ resource, returned }: RowsTableProps) {
  const { definition, record, name } = resource;
  const store = useStoreContext();
  const columns = useMemo(() => (definition.list?.columns ?? []).map(columnOf), [definition]);
  const [hidden] = useState(() => hiddenAtFirst(definition.list?.columns ?? []));
  useState(() => keepColumns(store, name, definition.list?.columns ?? []));
  const translate = useTranslate();
  const selectable = definition.list?.selectable;
  const isWhole = definition.list?.limit === 'none';
  const operation = translate(`resources.${name}.operation`, { _: translate('list.operation') });
  const label = (field: string) => `resources.${name}.fields.${field}`;
  return (
    <Box
      sx={isWhole ? wholeScroller : scroller}
      role="group"
      aria-label={translate(`resources.${name}.name`)}
      tabIndex={0}
    >
      <Suspense fallback={<Waiting />}>
        <DataTable
          rowClick={false}
          size="small"
          hover
          // In here the scroller would clip it: the list has it beneath its rows.
          bulkActionsToolbar={NO_TOOLBAR}
          bulkActionButtons={definition.list?.selection !== undefined}
          {...(isWhole && { body: WholeBody })}
          {...(selectable && { body: SelectableBody, isRowSelectable: (row) => holds(selectable.when, row) })}
          hiddenColumns={hidden}
          rowSx={({ id }) => (id === returned ? { bgcolor: 'action.selected' } : {})}
          sx={table}
        >
          {columns.map((column, index) => (
            <DataTable.Col
              key={column.field}
              source={column.field}
              label={label(column.field)}
              disableSort
              align={isFigure(fieldAt(record, column.field)) ? 'right' : 'left'}
            >
              {index === 0 && <ReturnMark id={returned} />}
              <ColumnCell column={column} shape={record} />
            </DataTable.Col>
          ))}
          {definition.actions && (
            <DataTable.Col source={OPERATION} label={operation} disableSort>
              <RowActions resource={resource} actions={definition.actions} />
            </DataTable.Col>
          )}
        </DataTable>
      </Suspense>
    </Box>
  );
}

/** Stands in the row that is returned to; when it comes, the row is brought into sight with the keyboard on its link. */
function ReturnMark({ id }: { id: string | undefined }) {
  const row = useRecordContext<AnyRow>();
  return id !== undefined && row?.id === id && <span ref={goToRow} />;
}

function goToRow(mark: HTMLElement | null) {
  const row = mark?.closest('tr');
  row?.scrollIntoView({ block: 'nearest' });
  row?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
}

interface BuiltColumn extends AnyColumnObject {
  readonly Custom?: ComponentType<CellProps>;
}

/** A declared column with the cell of its own made lazy, once. */
function columnOf(column: AnyColumn): BuiltColumn {
  if (typeof column === 'string') return { field: column };
  const load = column.cell as (() => Promise<{ default: ComponentType<CellProps> }>) | undefined;
  return load ? { ...column, Custom: lazy(load) } : column;
}

function ColumnCell({ column, shape }: { column: BuiltColumn; shape: Shape }) {
  const row = useRecordContext<AnyRow>();
  const origin = useOriginHere(row?.id);
  const translate = useTranslate();
  if (!row) return null;
  const field = fieldAt(shape, column.field);
  const value = valueAt(row, column.field);
  const plain =
    column.text || !field ? (
      <Wrapped text={columnText(column, shape, row, translate)} />
    ) : (
      <Cell field={field} value={value} />
    );
  const content = column.Custom ? (
    <Suspense fallback={plain}>
      <column.Custom value={value} row={row} />
    </Suspense>
  ) : (
    plain
  );
  const to = column.to?.(row);
  const target = column.newTab ? { target: '_blank', rel: 'noopener' } : { state: origin };
  return to ? (
    <Link to={to} {...target}>
      {content}
    </Link>
  ) : (
    content
  );
}

const isFigure = (field: Field | undefined) => field?.kind === 'int' || field?.kind === 'money';

const NO_TOOLBAR = <></>;

/** Wide tables scroll in here, by keyboard too. */
const scroller = { position: 'relative', overflowX: 'auto', containerType: 'scroll-state' };

/** All rows of a list scroll in here as well, so that only those in sight need be drawn. */
const wholeScroller = { ...scroller, overflowY: 'auto', maxHeight: '70vh' };

const table = {
  minWidth: 'max-content',
  '& .RaDataTable-tableWrapper': { overflow: 'visible' },
  '& .MuiTableCell-root': { px: 1.5, py: 1 },
  '& th, & td': { whiteSpace: 'nowrap' },
  '& tbody tr:focus-within': { backgroundColor: 'action.hover' },
  // What the keyboard is on isn't left beneath the bar of the selection.
  '& :is(a, button, input)': { scrollMarginBottom: 72 },
  '& table': { borderCollapse: 'separate' },
  // What can be done with a row stays in sight, however wide the table is.
  '& .column-\\$actions': {
    position: { sm: 'sticky' },
    right: { xs: 'auto', sm: 0 },
    zIndex: 3,
    backgroundColor: 'background.paper',
  },
  // Opaque as it is, it takes part in its row's highlight all the same.
  '& tr:is(:hover, :focus-within) td.column-\\$actions': {
    backgroundImage: ({ palette }: Theme) =>
      `linear-gradient(${palette.action.hover}, ${palette.action.hover})`,
  },
  '@container scroll-state(scrollable: right)': {
    '& .column-\\$actions': { boxShadow: { sm: '-6px 0 6px -6px rgb(0 0 0 / 0.35)' } },
  },
  // What a row is about stays in sight while a phone scrolls its columns.
  '& th:first-of-type, & td:first-of-type': {
    position: { xs: 'sticky', sm: 'static' },
    left: 0,
    zIndex: 1,
    backgroundColor: { xs: 'background.paper', sm: 'transparent' },
    maxWidth: { xs: 180, sm: 'none' },
    // Nothing of it is cut: a touch couldn't bring it back.
    whiteSpace: { xs: 'normal', sm: 'nowrap' },
    overflowWrap: 'anywhere',
  },
  '& thead th:first-of-type': { zIndex: 3 },
};
