import { isSelectable } from '../listRows';
import type { LintRule } from './finding';
import { unknownNames } from './hint';
import { queues } from './parts';

/** RES001: the name is also the route, without the leading slash. */
export const nameIsRoute: LintRule = function* ({ name }) {
  if (!/^[A-Za-z][\w-]*(?:\/[A-Za-z][\w-]*)+$/.test(name))
    yield {
      path: `name '${name}'`,
      problem: "a name is its route without the leading slash, such as 'shop/orders'",
    };
};

/** RES003: a resource has a list, a detail or a form on its own page, or calls for pages; otherwise it would be of no use. */
export const isOfUse: LintRule = function* ({ definition }) {
  const { list, detail, create, pageCalls = [] } = definition;
  if (!list && !detail && !create && pageCalls.length === 0)
    yield { path: 'build', problem: "declare a list, a detail or a form, or name calls in 'pageCalls'" };
};

/** RES004: the key consists of fields that exist. */
export const keyExists: LintRule = function* ({ definition: { key }, record }) {
  if (key !== '#') yield* unknownNames('key', [key].flat(), Object.keys(record), 'field');
};

/** RES005: a row's `id` is its key; another field of that name would be lost. */
export const idIsKey: LintRule = function* ({ definition: { key }, record }) {
  if (Object.hasOwn(record, 'id') && key !== 'id')
    yield {
      path: 'record.id',
      problem: "a row's id is made of its key: make 'id' the key, or leave it out",
    };
};

/** RES006: rows that can be selected have a key, as they stay selected while another page of the list is shown; what is sent of them is one field. */
export const selectionHasKey: LintRule = function* (resource) {
  const { key, list } = resource.definition;
  if (list?.selection && typeof key === 'object')
    yield {
      path: 'list.selection',
      problem: 'several fields are no number to send: make one of them the key',
    };
  if (key !== '#' || !isSelectable(list)) return;
  const several = queues(resource).find(({ part }) => part.several);
  const path = list?.selection ? 'list.selection' : list?.sums ? 'list.sums' : `${several?.path}.several`;
  yield { path, problem: "rows with the key '#' have no identity to be selected by" };
};
