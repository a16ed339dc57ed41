import {
  type Identifier,
  useDataTableCallbacksContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useTranslate,
} from 'react-admin';
import { numberOf } from '../../schema/rowNumber';
import { Checkbox } from './Checkbox';

/** Selects or unselects all rows of the page that can be selected; half-checked if only some are selected. */
export function SelectPage() {
  const rows = useDataTableDataContext() ?? [];
  const { isRowSelectable = () => true, onSelect } = useDataTableCallbacksContext();
  const selectedIds: readonly Identifier[] = useDataTableSelectedIdsContext() ?? [];
  const words = useTranslate()('ra.action.select_all');
  const ids: Identifier[] = [...new Set(rows.filter((row) => isRowSelectable(row)).map(numberOf))];
  const elsewhere = selectedIds.filter((id) => !ids.includes(id));
  const here = selectedIds.length - elsewhere.length;
  return (
    <label className="select-all">
      <Checkbox
        aria-label={words}
        checked={here > 0 && here === ids.length}
        indeterminate={here > 0 && here < ids.length}
        onChange={({ target }) => onSelect?.(target.checked ? [...elsewhere, ...ids] : elsewhere)}
      />
      {/* On a phone, where no row below tells what the box is for. */}
      <span>{words}</span>
    </label>
  );
}
