import { PageHeading } from 'declared-console/ui';
import { Create, Edit, NumberInput, required, SelectInput, SimpleForm, TextInput } from 'react-admin';

const CONDITIONS = ['good', 'worn', 'broken'].map((id) => ({ id, name: `enums.condition.${id}` }));

const inputs = (
  <>
    <TextInput source="name" validate={required()} />
    <SelectInput source="condition" choices={CONDITIONS} defaultValue="good" />
    <NumberInput source="deposit" />
    <TextInput source="shelf" />
  </>
);

/** Changes the tool of the address. */
export const ToolEdit = () => (
  <>
    <PageHeading title="pages.stock.edit" />
    <Edit resource="stock/tools" redirect="show">
      <SimpleForm>{inputs}</SimpleForm>
    </Edit>
  </>
);

/** Adds a tool; when it was bought isn't part of what the server takes. */
export const ToolCreate = () => (
  <>
    <PageHeading title="pages.stock.create" />
    <Create resource="stock/tools">
      <SimpleForm>
        {inputs}
        <TextInput source="boughtAt" />
      </SimpleForm>
    </Create>
  </>
);
