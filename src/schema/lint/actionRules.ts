import { isOwnPath } from '../ownPath';
import type { AnyResource, AnyRow } from '../resource';
import type { LintRule } from './finding';
import { allActions, rowActions, sampleRows } from './parts';

const WRONG_LINK = 'a link is a path of this console: make it with the links of its routes';

/** RES060: a link leads to a path of this console. */
export const linkIsPath: LintRule = function* (resource) {
  for (const { path, part } of allActions(resource)) {
    if (part.type === 'link' && leadsAway(part.to, resource)) yield { path, problem: WRONG_LINK };
  }
};

/** RES061: the link of a column leads to a path of this console. */
export const columnLinkIsPath: LintRule = function* (resource) {
  for (const [at, column] of (resource.definition.list?.columns ?? []).entries()) {
    if (typeof column !== 'string' && column.to && leadsAway(column.to, resource))
      yield { path: `list.columns[${at}].to`, problem: WRONG_LINK };
  }
};

/** RES062: a permission has the form of those in the menu, such as `orders/settle`. */
export const actionPermissionIsGiven: LintRule = function* (resource) {
  for (const { path, part } of allActions(resource)) {
    if (part.permission !== undefined && !/^\w+[/:.]\w+$/.test(part.permission))
      yield {
        path: `${path}.permission '${part.permission}'`,
        problem: "name the menu's permission string",
      };
  }
};

/** RES064: an action on a selection sends its ids or opens a hand-written dialog: a declared show or list is about one row. */
export const selectionIsAboutRows: LintRule = function* ({ definition: { list } }) {
  for (const [name, action] of Object.entries(list?.selection ?? {})) {
    const path = `list.selection.${name}`;
    if (action.type === 'submit') {
      const sentOf = (...ids: string[]) => JSON.stringify(action.with?.({ id: '', $selected: ids }));
      if (sentOf('1', '2') === sentOf('3'))
        yield { path, problem: "send the ids of the selected rows, by 'with' of submitSelected" };
    } else if (action.type !== 'dialog' || !('load' in action.opens))
      yield { path, problem: "a show or a list can't be about several rows" };
  }
};

/** RES065: only an action of the operation column downloads a file whose url is in the row. */
export const fileUrlIsRow: LintRule = function* (resource) {
  const rows = new Set(rowActions(resource).map(({ path }) => path));
  for (const { path, part } of allActions(resource)) {
    if (part.type === 'download' && part.source.call === undefined && !rows.has(path))
      yield { path, problem: 'there is no row here whose file could be downloaded' };
  }
};

/** Whether the link is, for any sample row, neither empty nor a path of this console. */
const leadsAway = (to: (row: AnyRow) => string, resource: AnyResource) =>
  sampleRows(resource)
    .map(to)
    .some((path) => path !== '' && !isPath(path));

const isPath = (to: string) => isOwnPath(to) && !/\s/.test(to);
