import { type ComponentProps, memo, type ReactElement } from 'react';
import {
  type Identifier,
  RecordContextProvider,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableSelectedIdsContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { OPERATION, rowId, subjectId } from '../../kit/columns';
import type { AnyRow } from '../../schema/resource';
import { asData, numberOf } from '../../schema/rowNumber';
import { Checkbox } from './Checkbox';
import { goToRow } from './listFocus';
import { cellClass, type TableColumn } from './useColumns';

/** The attributes that a body may add to its rows. */
type Attributes = Pick<ComponentProps<'tr'>, 'ref' | 'aria-rowindex'> & { readonly 'data-index'?: number };

/** What the rows of a table have in common. */
export interface RowOptions {
  readonly columns: readonly TableColumn[];
  /** The row the user has come back to: marked, scrolled into view and focused. */
  readonly returned: string | undefined;
}

/** Returns what renders a row of the surrounding table. */
export function useDrawRow({
  columns,
  returned,
}: RowOptions): (row: AnyRow, attributes?: Attributes) => ReactElement {
  const { hasBulkActions } = useDataTableConfigContext();
  const { isRowSelectable } = useDataTableCallbacksContext();
  const selectedIds: readonly Identifier[] = useDataTableSelectedIdsContext() ?? [];
  const resource = useResourceContext() ?? '';
  return (row, attributes) => (
    <RecordContextProvider key={row.id} value={asData(row)}>
      <Row
        id={row.id}
        subject={subjectId(resource, row.id)}
        columns={columns}
        isReturned={numberOf(row) === returned || row.id === returned}
        tick={
          hasBulkActions
            ? tickOf(row, isRowSelectable?.(row), selectedIds.includes(numberOf(row)))
            : undefined
        }
        {...attributes}
      />
    </RecordContextProvider>
  );
}

/** The state of a row's checkbox: ticked or not, or not selectable, as declared or without a number. */
type Tick = 'on' | 'off' | 'refused' | 'noNumber';

function tickOf(row: AnyRow, isSelectable = true, isSelected: boolean): Tick {
  if (numberOf(row) === '') return 'noNumber';
  if (!isSelectable) return 'refused';
  return isSelected ? 'on' : 'off';
}

interface RowProps extends Attributes {
  readonly id: string;
  /** The id of its first cell, which is its header. */
  readonly subject: string;
  readonly columns: readonly TableColumn[];
  readonly isReturned: boolean;
  /** `undefined` if rows can't be selected. */
  readonly tick: Tick | undefined;
}

const Row = memo(function Row({ id, subject, columns, isReturned, tick, ...attributes }: RowProps) {
  return (
    <tr id={rowId(subject)} data-row={id} className={tick === 'on' ? 'ticked' : undefined} {...attributes}>
      {tick && (
        <td className="tick">
          {tick === 'on' || tick === 'off' ? (
            <Box id={id} tick={tick} about={subject} />
          ) : (
            <RefusedBox hasNumber={tick === 'refused'} about={subject} />
          )}
        </td>
      )}
      {columns.map((column, index) => {
        const isSubject = index === 0;
        const Cell = isSubject ? 'th' : 'td';
        return (
          <Cell
            key={column.field}
            {...(isSubject && { id: subject, scope: 'row' })}
            className={cellClass(column)}
            data-label={column.field === OPERATION ? undefined : column.label}
          >
            {isReturned && isSubject && <span ref={goToItsRow} className="returned" />}
            {column.content}
          </Cell>
        );
      })}
    </tr>
  );
});

const goToItsRow = (mark: HTMLElement | null) => goToRow(mark?.closest('tr'));

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
function RefusedBox({ hasNumber, about }: BoxProps & { readonly hasNumber: boolean }) {
  const translate = useTranslate();
  const refused = `resources.${useResourceContext()}.notSelectable`;
  const reason = translate(hasNumber ? refused : 'list.noNumber');
  return (
    <span title={reason}>
      <Checkbox disabled aria-label={reason} aria-describedby={about} />
    </span>
  );
}
