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

/** RES061: so does a column that links. */
export const columnLinkIsPath: LintRule = function* (resource) {
  for (const [at, column] of (resource.definition.list?.columns ?? []).entries()) {
    if (typeof column !== 'string' && column.to && leadsAway(column.to, resource))
      yield { path: `list.columns[${at}].to`, problem: WRONG_LINK };
  }
};

/** RES062: what a person may do is a permission of the menu. */
export const actionPermissionIsGiven: LintRule = function* (resource) {
  for (const { path, part } of allActions(resource)) {
    if (part.permission !== undefined && !/^\w+[/:.]\w+$/.test(part.permission))
      yield {
        path: `${path}.permission '${part.permission}'`,
        problem: "name the menu's permission string",
      };
  }
};

/** RES064: a selection sends its ids, or opens a dialog written by hand: a declared show or list is about one row. */
export const selectionIsAboutRows: LintRule = function* ({ definition: { list } }) {
  for (const [name, action] of Object.entries(list?.selection ?? {})) {
    const path = `list.selection.${name}`;
    if (action.type === 'submit') {
      const sentOf = (...ids: string[]) => JSON.stringify(action.with?.({ id: '', $selected: ids }));
      if (sentOf('1', '2') === sentOf('3'))
        yield { path, problem: "say by 'with' of submitSelected which rows are selected" };
    } else if (action.type !== 'dialog' || !('load' in action.opens))
      yield { path, problem: "a show or a list can't be about several rows" };
  }
};

/** RES065: a file is downloaded from a row. */
export const fileUrlIsRow: LintRule = function* (resource) {
  const rows = new Set(rowActions(resource).map(({ path }) => path));
  for (const { path, part } of allActions(resource)) {
    if (part.type === 'download' && part.source.call === undefined && !rows.has(path))
      yield { path, problem: 'there is no row here whose file could be downloaded' };
  }
};

/** Whether a link of any row is neither empty nor a path. */
const leadsAway = (to: (row: AnyRow) => string, resource: AnyResource) =>
  sampleRows(resource)
    .map(to)
    .some((path) => path !== '' && !isPath(path));

const isPath = (to: string) => isOwnPath(to) && !/\s/.test(to);
