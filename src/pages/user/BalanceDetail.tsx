import { use } from 'react';
import { useParams } from 'react-router-dom';
import { useConsole } from '../../ui/ConsoleContext';
import ListPage from '../../ui/list/ListPage';

/** /user/balance/detail/:id: what moved one user's balance. */
export default function BalanceDetail() {
  const { id = '' } = useParams();
  const resource = use(useConsole().load('user/balance/detail'));
  return <ListPage resource={resource} params={{ userId: id }} />;
}
