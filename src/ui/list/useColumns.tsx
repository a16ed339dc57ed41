import { type ComponentType, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useRecordContext, useStore, useStoreContext, useTranslate } from 'react-admin';
import { CellValue } from '../../kinds/fields/FieldValue';
import { Wrapped } from '../../kit/Abbreviated';
import {
  columnText,
  hiddenAtFirst,
  keepColumns,
  OPERATION,
  ranksKey,
  shownColumns,
  useTableKey,
} from '../../kit/columns';
import { formatValue } from '../../kit/format';
import { NEW_TAB } from '../../kit/newTab';
import { usePermitted } from '../../kit/usePermitted';
import { lazyChunk } from '../../lazyChunk';
import { fieldAt, valueAt } from '../../model/paths';
import type { Shape } from '../../model/shape';
import { type AgedRows, agedRows } from '../../schema/pendingRows';
import type { AnyColumn, AnyColumnObject, AnyResource, AnyRow, CellProps } from '../../schema/resource';
import { RowActions } from '../actions/RowActions';
import { RowAge } from './RowAge';
import { RowMarks } from './RowMarks';

/** A column of a table of rows. */
export interface TableColumn {
  /** The declared field, or {@link OPERATION}. */
  readonly field: string;
  readonly label: string;
  /** Figures are aligned to the right. */
  readonly isFigure: boolean;
  /** Where a narrow table shows it, unless among the first facts. */
  readonly place?: 'state' | 'rest' | 'more';
  /** Rendered in each of its cells, with the row as the record. */
  readonly content: ReactNode;
}

/** The class names of a column's cells. */
export const cellClass = ({ field, isFigure, place }: TableColumn): string =>
  [`column-${field}`, isFigure && 'figure', place].filter(Boolean).join(' ');

/** The columns of a declared list and its operations, as the user has chosen and ordered them. */
export function useColumns(resource: AnyResource): readonly TableColumn[] {
  const { definition, record, name } = resource;
  const declared = definition.list?.columns ?? NONE;
  const translate = useTranslate();
  const store = useStoreContext();
  useState(() => keepColumns(store, name, declared));
  const atFirst = useMemo(() => hiddenAtFirst(declared), [declared]);
  const table = useTableKey(name);
  const [hidden] = useStore<string[]>(table, atFirst);
  const [ranks] = useStore<number[]>(ranksKey(table));
  const actions = usePermitted(definition.actions);
  const built = useMemo(() => declared.map(columnOf), [declared]);
  // Memoized, as all rows re-render when their columns change.
  return useMemo(() => {
    const columns = built.map((column) =>
      valueColumn({ column, shape: record, label: translate(`resources.${name}.fields.${column.field}`) }),
    );
    const operation: TableColumn = {
      field: OPERATION,
      label: translate(`resources.${name}.operation`, { _: translate('list.operation') }),
      isFigure: false,
      content: <RowActions resource={resource} actions={actions} />,
    };
    const shown = shownColumns(definition.actions ? [...columns, operation] : columns, { hidden, ranks });
    return withMarks(withAge(shown, agedRows(resource)), resource);
  }, [resource, definition, record, name, built, actions, hidden, ranks, translate]);
}

const NONE: readonly AnyColumn[] = [];

/** A column with something below its value. */
const withBelow = (column: TableColumn, below: ReactNode): TableColumn => ({
  ...column,
  content: (
    <>
      {column.content}
      {below}
    </>
  ),
});

/** The columns, the first of which also tells how long its record has waited. */
function withAge(columns: readonly TableColumn[], aged: readonly AgedRows[]): readonly TableColumn[] {
  const [subject, ...others] = columns;
  return subject && aged.length > 0 ? [withBelow(subject, <RowAge aged={aged} />), ...others] : columns;
}

/** The columns, with what is marked in some of their rows. */
function withMarks(columns: readonly TableColumn[], resource: AnyResource): readonly TableColumn[] {
  const marks = Object.values(resource.definition.list?.marks ?? {});
  return columns.map((column) =>
    marks.some(({ on }) => on === column.field)
      ? withBelow(column, <RowMarks resource={resource} on={column.field} />)
      : column,
  );
}

interface BuiltColumn extends AnyColumnObject {
  readonly Custom?: ComponentType<CellProps>;
}

/** A declared column; its own cell, if it has one, as a lazy component. */
function columnOf(column: AnyColumn): BuiltColumn {
  if (typeof column === 'string') return { field: column };
  const load = column.cell as (() => Promise<{ default: ComponentType<CellProps> }>) | undefined;
  return load ? { ...column, Custom: lazyChunk(load) } : column;
}

interface ColumnCellProps {
  readonly column: BuiltColumn;
  readonly shape: Shape;
  readonly label: string;
}

const valueColumn = (props: ColumnCellProps): TableColumn => ({
  field: props.column.field,
  label: props.label,
  isFigure: fieldAt(props.shape, props.column.field)?.isFigure ?? false,
  content: <ColumnCell {...props} />,
});

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
      <CellValue field={field} value={value} text={formatValue(field, value, translate)} label={label} />
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
