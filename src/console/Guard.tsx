import type { ReactNode } from 'react';
import { useRights } from '../ui/MenuContext';
import { NoPermission } from './NotFound';

interface GuardProps {
  /** A path that must be in the menu. */
  readonly path?: string;
  /** Permissions of which the menu must carry one. */
  readonly permissions?: readonly string[];
  readonly children: ReactNode;
}

/** Shows what the account's menu allows, or says that it doesn't; what is behind it then asks for nothing. */
export function Guard({ path, permissions, children }: GuardProps) {
  const rights = useRights();
  const allowed =
    (path === undefined || rights.paths.has(path)) &&
    (permissions === undefined || permissions.some((permission) => rights.permissions.has(permission)));
  return allowed ? children : <NoPermission />;
}
