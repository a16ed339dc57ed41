import { PageHeading } from 'declared-console/ui';
import { Datagrid, FunctionField, List, ReferenceField, TextField } from 'react-admin';

/** The loans, with the tools that they are of; there is no page that edits one. */
export default function LoansTable() {
  return (
    <>
      <PageHeading title="pages.desk.table" />
      <List resource="desk/loans" exporter={false}>
        <Datagrid rowClick="edit">
          <TextField source="id" />
          <TextField source="member" />
          <ReferenceField source="toolId" reference="stock/tools" />
          <FunctionField source="status" render={({ status }) => status} />
        </Datagrid>
      </List>
    </>
  );
}
