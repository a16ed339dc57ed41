import { PageHeading } from 'declared-console/ui';
import { messageOf } from 'declared-console/wire';
import {
  Button,
  Datagrid,
  DateField,
  EditButton,
  List,
  NumberField,
  ShowButton,
  TextField,
  useNotify,
  useRecordContext,
  useUpdate,
} from 'react-admin';

/** The tools in react-admin's own table. */
export default function ToolsTable() {
  return (
    <>
      <PageHeading title="pages.stock.table" />
      <List resource="stock/tools" perPage={7}>
        <Datagrid rowClick="show">
          <TextField source="name" />
          <NumberField source="deposit" />
          <DateField source="boughtAt" />
          <TextField source="shelf" />
          <Reshelve />
          <ShowButton />
          <EditButton />
        </Datagrid>
      </List>
    </>
  );
}

/** Puts a tool onto the first shelf, and leaves the rest of it as it is. */
function Reshelve() {
  const tool = useRecordContext();
  const notify = useNotify();
  const [update, { isPending }] = useUpdate();
  return (
    <Button
      label="pages.stock.reshelve"
      disabled={isPending}
      onClick={(event) => {
        event.stopPropagation();
        update(
          'stock/tools',
          { id: tool?.id, data: { shelf: 'A1' } },
          {
            onSuccess: ({ name, shelf }) => notify(`${name}: ${shelf}`),
            onError: (error) => notify(messageOf(error), { type: 'error' }),
          },
        );
      }}
    />
  );
}
