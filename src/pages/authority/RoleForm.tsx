import { useParams } from 'react-router-dom';
import { FormPage } from '../../ui/forms/FormPage';
import { RoleChanges } from './RoleChanges';

const LIST = '/authority/role';

/** Adding a role, or editing the one in the route (document 2, sections 2 and 5). */
export default function RoleForm() {
  const { id } = useParams();
  if (id === undefined) return <FormPage name="authority/role" />;
  return <FormPage name="authority/roleDetail" id={id} back={LIST} Question={RoleChanges} />;
}
