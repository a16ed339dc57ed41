import {
  type Identifier,
  RecordContextProvider,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableSelectedIdsContext,
  useResourceContext,
  useTranslate,
} from 'ra-core';
import { type ComponentProps, memo, type ReactElement, type ReactNode } from 'react';
import type { AnyRow } from '@/schema/resource';
import { Checkbox } from './Checkbox';
import { OPERATION, subjectId } from './columns';
import { cellClass, useShownColumns } from './useShownColumns';

/** The attributes that a body may add to its rows. */
type Attributes = Pick<ComponentProps<'tr'>, 'ref' | 'aria-rowindex'> & { readonly 'data-index'?: number };

/**
 * Renders a row of the surrounding `DataTable` with plain elements, styled by the table: with react-admin's and MUI's styled
 * components, four per cell, a hundred rows take five times as long. Omits what no table here uses: row links and panels.
 */
export function useDrawRow(children: ReactNode): (row: AnyRow, attributes?: Attributes) => ReactElement {
  const { hasBulkActions } = useDataTableConfigContext();
  const { isRowSelectable } = useDataTableCallbacksContext();
  const selectedIds: readonly Identifier[] = useDataTableSelectedIdsContext() ?? [];
  const resource = useResourceContext() ?? '';
  const columns = useShownColumns(children);
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

/** The state of a row's checkbox: ticked or not, or not selectable. */
type Tick = 'on' | 'off' | 'refused';

const tickOf = (isSelectable = true, isSelected: boolean): Tick =>
  isSelectable ? (isSelected ? 'on' : 'off') : 'refused';

interface RowProps extends Attributes {
  readonly id: string;
  /** The id of its first cell. */
  readonly subject: string;
  readonly columns: ReturnType<typeof useShownColumns>;
  /** `undefined` if rows can't be selected. */
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
      {columns.map(({ key, props }, index) => (
        <td
          key={key}
          id={index === 0 ? subject : undefined}
          className={cellClass(props)}
          data-label={props.source === OPERATION ? undefined : props.label}
        >
          {props.children}
        </td>
      ))}
    </tr>
  );
});

interface BoxProps {
  /** The id of the row's first cell. */
  readonly about: string;
}

function Box({ id, tick, about }: BoxProps & { readonly id: string; readonly tick: Tick }) {
  const { handleToggleItem } = useDataTableCallbacksContext();
  const translate = useTranslate();
  return (
    <Checkbox
      aria-label={translate('ra.action.select_row')}
      aria-describedby={about}
      checked={tick === 'on'}
      // The native event is the click, which knows of a held Shift.
      onChange={({ nativeEvent }) => handleToggleItem?.(id, nativeEvent)}
    />
  );
}

/** The reason is both label and tooltip; the latter is on a wrapper, as disabled checkboxes get no pointer events. */
function RefusedBox({ about }: BoxProps) {
  const translate = useTranslate();
  const reason = translate(`resources.${useResourceContext()}.notSelectable`);
  return (
    <span title={reason}>
      <Checkbox disabled aria-label={reason} aria-describedby={about} />
    </span>
  );
}
