import { useMemo } from 'react';
import { usePermissions } from 'react-admin';
import { mayDo, type Rights } from '../auth/menu';
import type { Action } from '../schema/actions';
import type { AnyRow } from '../schema/resource';
import { useListOfPage } from './PageContext';

/**
 * The declared actions that the account may use on the open page, in declared order.
 * @returns them with their names, as {@link ActionButtons} takes them
 * @example const actions = usePermitted(resource.definition.actions);
 */
export function usePermitted(actions?: Readonly<Record<string, Action<AnyRow>>>) {
  const rights = useRights();
  const list = useListOfPage();
  return useMemo(
    () =>
      Object.entries(actions ?? {}).filter(([, { permission }]) => rights && mayDo(rights, list, permission)),
    [actions, rights, list],
  );
}

/** Whether the account may do what needs a permission on the open page. */
export function useMayDo(permission: string | undefined): boolean {
  const rights = useRights();
  const list = useListOfPage();
  return rights !== undefined && mayDo(rights, list, permission);
}

/** What the menu allows, as the auth provider says. */
const useRights = () => usePermissions<Rights>().permissions;
