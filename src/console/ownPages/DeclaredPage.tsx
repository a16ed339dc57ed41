import { use, useContext } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { NoPermission, NotFound } from '../NotFound';
import { OwnPagesContext } from './OwnPagesContext';
import { DENIED, OWN } from './own';

/**
 * Leads from an address of react-admin's to the declared page: from one with its base, where something linked to it with the
 * router's own link, or from a resource's view; or says that a resource isn't open to the account, which is such an address, too.
 */
export default function DeclaredPage() {
  const { pathname, search, state } = useLocation();
  const pages = use(useContext(OwnPagesContext).load());
  const own = pathname === OWN || pathname.startsWith(`${OWN}/`) ? pathname : OWN + pathname;
  if (own === DENIED) return <NoPermission />;
  const found = pages?.redirected(own + search);
  return found === undefined || found === pathname + search ? (
    <NotFound />
  ) : (
    <Navigate to={found} state={state} replace />
  );
}
