import { PageHeading } from 'declared-console/ui';
import { messageOf } from 'declared-console/wire';
import {
  Button,
  Datagrid,
  DateField,
  DeleteButton,
  EditButton,
  ListButton,
  Menu,
  NumberField,
  ReferenceManyField,
  Show,
  SimpleShowLayout,
  TextField,
  TopToolbar,
  useDelete,
  useGetOne,
  useNotify,
  useRecordContext,
} from 'react-admin';

const actions = (
  <TopToolbar>
    <ListButton />
    <EditButton />
    <DeleteButton />
    <Discard />
  </TopToolbar>
);

/** One tool in react-admin's own layout, with its loans. */
export default function ToolCard() {
  return (
    <>
      <PageHeading title="pages.stock.card" />
      <Menu>
        <Menu.ResourceItem name="stock/tools" />
        <Menu.Item to="/stock/table" primaryText="pages.stock.table" />
      </Menu>
      <Show resource="stock/tools" actions={actions}>
        <SimpleShowLayout>
          <TextField source="name" />
          <NumberField source="deposit" />
          <DateField source="boughtAt" />
          <Neighbour />
          <ReferenceManyField reference="stock/toolLoans" target="tool">
            <Datagrid bulkActionButtons={false} rowClick={false}>
              <TextField source="member" />
              <DateField source="requestedAt" />
            </Datagrid>
          </ReferenceManyField>
        </SimpleShowLayout>
      </Show>
    </>
  );
}

/** The tool bought next, which the page reads itself. */
function Neighbour() {
  const tool = useRecordContext();
  const { data } = useGetOne('stock/tools', { id: `t${Number(String(tool?.id).slice(1)) + 1}` });
  return <p>{data?.name}</p>;
}

/** Deletes, which this library's server can't. */
function Discard() {
  const tool = useRecordContext();
  const notify = useNotify();
  const [remove] = useDelete();
  return (
    <Button
      label="pages.stock.discard"
      onClick={() =>
        remove(
          'stock/tools',
          { id: tool?.id, previousData: tool },
          { onError: (error) => notify(messageOf(error), { type: 'error' }) },
        )
      }
    />
  );
}
