import { Checkbox } from '@mui/material';
import {
  type Identifier,
  RecordContextProvider,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableSelectedIdsContext,
  useDataTableStoreContext,
  useResourceContext,
  useStore,
  useTranslate,
} from 'ra-core';
import type { DataTableColumnProps } from 'ra-ui-materialui';
import {
  Children,
  type ComponentProps,
  isValidElement,
  type MouseEvent,
  memo,
  type ReactElement,
  type ReactNode,
  useMemo,
} from 'react';
import type { AnyRow } from '@/schema/resource';
import { OPERATION, subjectId } from './columns';

type ColumnElement = ReactElement<Pick<DataTableColumnProps, 'source' | 'label' | 'align' | 'children'>>;

/** What a body may give its rows. */
type Attributes = Pick<ComponentProps<'tr'>, 'ref' | 'aria-rowindex'> & { readonly 'data-index'?: number };

/**
 * How a row of the `DataTable` around is drawn: in plain elements that its table styles with one rule each, for as styled
 * parts of react-admin's and MUI's, of which a cell has four, a hundred rows take five times as long. What no table here
 * has is left out: links and panels of rows.
 */
export function useDrawRow(children: ReactNode): (row: AnyRow, attributes?: Attributes) => ReactElement {
  const { storeKey, defaultHiddenColumns } = useDataTableStoreContext();
  const [hidden] = useStore<string[]>(storeKey, defaultHiddenColumns);
  const { hasBulkActions } = useDataTableConfigContext();
  const { isRowSelectable } = useDataTableCallbacksContext();
  const selectedIds: readonly Identifier[] = useDataTableSelectedIdsContext() ?? [];
  const resource = useResourceContext() ?? '';
  const columns = useMemo(
    () =>
      Children.toArray(children)
        .filter((child): child is ColumnElement => isValidElement(child))
        .filter(({ props }) => !hidden.includes(String(props.source))),
    [children, hidden],
  );
  return (row, attributes) => (
    <RecordContextProvider key={row.id} value={row}>
      <Row
        id={row.id}
        subject={subjectId(resource, row.id)}
        columns={columns}
        tick={hasBulkActions ? tickOf(isRowSelectable?.(row), selectedIds.includes(row.id)) : undefined}
        {...attributes}
      />
    </RecordContextProvider>
  );
}

/** The box of a row: whether it is ticked, or that it can't be. */
type Tick = 'on' | 'off' | 'refused';

const tickOf = (isSelectable = true, isSelected: boolean): Tick =>
  isSelectable ? (isSelected ? 'on' : 'off') : 'refused';

interface RowProps extends Attributes {
  readonly id: string;
  /** The id of its first cell. */
  readonly subject: string;
  readonly columns: readonly ColumnElement[];
  /** Nothing where rows aren't selected. */
  readonly tick: Tick | undefined;
}

const Row = memo(function Row({ id, subject, columns, tick, ...attributes }: RowProps) {
  return (
    <tr data-row={id} className={tick === 'on' ? 'ticked' : undefined} {...attributes}>
      {tick && (
        <td className="tick">
          {tick === 'refused' ? <RefusedBox about={subject} /> : <Box id={id} tick={tick} about={subject} />}
        </td>
      )}
      {columns.map(({ key, props: { source, label, align, children } }, index) => (
        <td
          key={key}
          id={index === 0 ? subject : undefined}
          className={align === 'right' ? `column-${source} figure` : `column-${source}`}
          data-label={source === OPERATION ? undefined : label}
        >
          {children}
        </td>
      ))}
    </tr>
  );
});

interface BoxProps {
  /** The id of what the row is about. */
  readonly about: string;
}

function Box({ id, tick, about }: BoxProps & { readonly id: string; readonly tick: Tick }) {
  const { handleToggleItem } = useDataTableCallbacksContext();
  const translate = useTranslate();
  return (
    <Checkbox
      className="select-item"
      aria-label={translate('ra.action.select_row')}
      aria-describedby={about}
      checked={tick === 'on'}
      onClick={(event: MouseEvent) => handleToggleItem?.(id, event)}
    />
  );
}

/** The reason is the name of the box, and beside the pointer: a disabled box itself hears of none. */
function RefusedBox({ about }: BoxProps) {
  const translate = useTranslate();
  const reason = translate(`resources.${useResourceContext()}.notSelectable`);
  return (
    <span title={reason}>
      <Checkbox disabled aria-label={reason} aria-describedby={about} className="select-item" />
    </span>
  );
}
