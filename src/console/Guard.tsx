import type { ReactNode } from 'react';
import { useRights } from '../ui/MenuContext';
import { NoPermission } from './DeadEnd';

interface GuardProps {
  /** A path that must be in the menu. */
  readonly path?: string;
  /** A permission that the menu must carry. */
  readonly permission?: string;
  readonly children: ReactNode;
}

/** Shows what the account's menu allows, or says that it doesn't; what is behind it then asks for nothing. */
export function Guard({ path, permission, children }: GuardProps) {
  const { paths, permissions } = useRights();
  const allowed =
    (path === undefined || paths.has(path)) && (permission === undefined || permissions.has(permission));
  return allowed ? children : <NoPermission />;
}
