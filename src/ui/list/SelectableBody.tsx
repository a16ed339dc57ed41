import { Checkbox, TableCell, TableRow, type TableRowProps } from '@mui/material';
import {
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'ra-core';
import { DataTableBody, type DataTableBodyProps, SelectRowCheckbox } from 'ra-ui-materialui';

/** The body of a table some of whose rows can't be selected: the boxes of these say why. */
export default function SelectableBody(props: DataTableBodyProps) {
  return <DataTableBody {...props} row={SelectableRow} />;
}

/** react-admin's row without what no table here has (links and panels of rows), for its box can't be given a name. */
function SelectableRow({ children, ...props }: TableRowProps) {
  const { hover } = useDataTableConfigContext();
  const { isRowSelectable } = useDataTableCallbacksContext();
  const row = useRecordContext();
  const isSelectable = !row || !isRowSelectable || isRowSelectable(row);
  return (
    <TableRow hover={hover} {...props}>
      <TableCell padding="checkbox">{isSelectable ? <SelectRowCheckbox /> : <RefusedBox />}</TableCell>
      {children}
    </TableRow>
  );
}

/** The reason is the name of the box, and beside the pointer: a disabled box itself hears of none. */
function RefusedBox() {
  const translate = useTranslate();
  const reason = translate(`resources.${useResourceContext()}.notSelectable`);
  return (
    <span title={reason}>
      <Checkbox disabled aria-label={reason} className="select-item" />
    </span>
  );
}
