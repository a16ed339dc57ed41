import type { Action, DownloadAction } from '../../schema/actions';
import type { AnyRow } from '../../schema/resource';

/** An export by the server, with the name of its action. */
export type ServerExport = readonly [name: string, action: DownloadAction<AnyRow>];

/** Of the actions of a list its exports by the server, which the export dialog offers: those that download. */
export const serverExports = (
  actions: readonly (readonly [name: string, action: Action<AnyRow>])[],
): readonly ServerExport[] =>
  actions.flatMap(([name, action]) => (action.type === 'download' ? [[name, action] as const] : []));
