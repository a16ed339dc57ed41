import { useParams } from 'react-router-dom';
import { FormPage } from '../../ui/forms/FormPage';

/** Adding an account, or editing the one in the route (document 2, sections 2 and 5). */
export default function AccountForm() {
  const { id } = useParams();
  return <FormPage name="authority/account" id={id} />;
}
