import { useMemo } from 'react';
import { mayDo } from '../../auth/menu';
import type { Action } from '../../schema/actions';
import type { AnyRow } from '../../schema/resource';
import { useConsole } from '../ConsoleContext';
import { useListOfPage } from '../PageContext';

/**
 * The declared actions that the account may use on the open page, in declared order.
 * @returns them with their names, as {@link ActionButtons} takes them
 * @example const actions = usePermitted(resource.definition.actions);
 */
export function usePermitted(actions?: Readonly<Record<string, Action<AnyRow>>>) {
  const { rights } = useConsole();
  const list = useListOfPage();
  return useMemo(
    () => Object.entries(actions ?? {}).filter(([, { permission }]) => mayDo(rights, list, permission)),
    [actions, rights, list],
  );
}

/** Whether the account may do what needs a permission on the open page. */
export const useMayDo = (permission: string | undefined): boolean =>
  mayDo(useConsole().rights, useListOfPage(), permission);
