import { useCallback } from 'react';
import { useConsole } from '../../kit/ConsoleContext';
import { usePermitted } from '../../kit/usePermitted';
import type { AnyResource, AnyRow } from '../../schema/resource';
import { recordOf } from './recordOf';

/** Returns what tells which record a row of a list opens. */
export function useRecordOf(resource: AnyResource) {
  const { parts, rights } = useConsole();
  const permitted = usePermitted(resource.definition.actions);
  return useCallback(
    (row: AnyRow) => recordOf(resource, row, { routes: parts.routes, rights, permitted }),
    [resource, parts, rights, permitted],
  );
}
