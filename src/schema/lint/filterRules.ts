import { enumOf, type FilterKind, type InputKind } from '../inputs';
import type { AnyResource } from '../resource';
import type { LintRule } from './finding';
import { hint } from './hint';
import { fieldsOf } from './parts';

const filters = ({ definition: { list } }: AnyResource) =>
  Object.entries(list?.filters ?? {}).map(([name, input]) => ({
    path: `list.filters.${name}`,
    name,
    input,
  }));

/** RES030: a parameter is sent once: a filter is no fixed parameter, nor the page. */
export const filterIsFree: LintRule = function* (resource) {
  const taken = ['page', 'limit', ...Object.keys(resource.definition.list?.params ?? {})];
  for (const { path, name } of filters(resource)) {
    if (taken.includes(name)) yield { path, problem: `the list always sends '${name}' itself` };
  }
};

/** RES031: fixed parameters leave the page alone. */
export const pageIsFree: LintRule = function* ({ definition: { list } }) {
  for (const name of ['page', 'limit']) {
    if (Object.hasOwn(list?.params ?? {}, name))
      yield { path: `list.params.${name}`, problem: "the list sends it itself: see 'limit'" };
  }
};

const filterKinds: Readonly<Partial<Record<InputKind, true>>> = {
  text: true,
  number: true,
  select: true,
  choice: true,
  date: true,
  dateRange: true,
} satisfies Record<FilterKind, true>;

/** RES032: a filter is of a kind that the query bar draws and a url may carry. */
export const filterIsFit: LintRule = function* (resource) {
  for (const { path, input } of filters(resource)) {
    if (!filterKinds[input.kind]) yield { path, problem: `i.${input.kind}() is an input of forms` };
  }
};

/** RES034: rows say what a filter left of them, in a field of its enum or in words of the server's. */
export const filterIsOfField: LintRule = function* (resource) {
  const fields = fieldsOf(resource.record, 'record').map(({ part }) => part);
  if (fields.some(({ toneOf }) => toneOf)) return;
  const known = fields.flatMap(({ of }) => of?.name ?? []);
  for (const { path, input } of filters(resource)) {
    const name = enumOf(input)?.name;
    if (name !== undefined && !known.includes(name))
      yield { path: `${path} '${name}'`, problem: hint(name, known, 'enum among the fields') };
  }
};

/** RES033: a query is never refused for what it leaves out. */
export const filterIsOptional: LintRule = function* (resource) {
  for (const { path, input } of filters(resource)) {
    if ('required' in input && input.required) yield { path, problem: "a filter can't be required" };
  }
};
