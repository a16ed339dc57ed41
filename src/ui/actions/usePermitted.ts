import type { Action } from '@/schema/actions';
import type { AnyResource, AnyRow } from '@/schema/resource';
import { useRights } from '../MenuContext';

/** The declared actions that the account may take, by name, in declared order. */
export function usePermitted(resource: AnyResource, actions: Readonly<Record<string, Action<AnyRow>>> = {}) {
  const { permissions } = useRights();
  return Object.entries(actions).filter(([, action]) =>
    permissions.has(action.permission ?? resource.permission),
  );
}
