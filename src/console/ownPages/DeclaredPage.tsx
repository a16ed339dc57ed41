import { use, useContext } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { NoPermission, NotFound } from '../NotFound';
import { OwnPagesContext } from './OwnPagesContext';
import { DENIED } from './own';

/**
 * Leads from an address that react-admin made to the declared page, where something linked to it with the router's own link; or
 * says that a resource isn't open to the account, which is such an address, too.
 */
export default function DeclaredPage() {
  const { pathname, search, state } = useLocation();
  const pages = use(useContext(OwnPagesContext)());
  if (pathname === DENIED) return <NoPermission />;
  const found = pages?.redirected(pathname + search);
  return found === undefined ? <NotFound /> : <Navigate to={found} state={state} replace />;
}
