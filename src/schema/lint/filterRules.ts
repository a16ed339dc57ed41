import { enumOf, type FilterKind, type FormKind, type Input, type InputKind } from '../inputs';
import type { AnyResource } from '../resource';
import { problemsOf } from '../validate';
import type { Finding, LintRule } from './finding';
import { unknownNames } from './hint';
import { fieldsOf, forms } from './parts';

const filters = ({ definition: { list } }: AnyResource) =>
  Object.entries(list?.filters ?? {}).map(([name, input]) => ({
    path: `list.filters.${name}`,
    name,
    input,
  }));

/** RES030: no filter has the name of a fixed parameter, because each parameter is sent once. */
export const filterIsFree: LintRule = function* (resource) {
  const fixed = resource.definition.list?.params ?? {};
  for (const { path, name } of filters(resource)) {
    if (Object.hasOwn(fixed, name)) yield { path, problem: `the list always sends '${name}' itself` };
  }
};

/**
 * RES031: no filter or fixed parameter has the name of a paging parameter.
 * @param paging the names of the paging parameters
 */
export function* pagingIsFree(
  { definition: { list } }: AnyResource,
  paging: readonly string[],
): Iterable<Finding> {
  if (list?.limit === 'none') return;
  for (const part of ['filters', 'params'] as const) {
    for (const name of paging) {
      if (Object.hasOwn(list?.[part] ?? {}, name))
        yield { path: `list.${part}.${name}`, problem: "the list sends it itself: see 'limit'" };
    }
  }
}

const ofForms: Readonly<Partial<Record<InputKind, true>>> = {
  textarea: true,
  password: true,
  radio: true,
  checklist: true,
  file: true,
} satisfies Record<Exclude<FormKind, FilterKind>, true>;

/** RES032: a filter is of a kind that the query bar can show and a url may contain. */
export const filterIsFit: LintRule = function* (resource) {
  for (const { path, input } of filters(resource)) {
    if (ofForms[input.kind]) yield { path, problem: `i.${input.kind}() is an input of forms` };
  }
};

/** RES036: rows show what a filter selects by: one of their fields has the filter's enum, as `f.enum()` or as `known`. */
export const filterIsOfField: LintRule = function* (resource) {
  const fields = fieldsOf(resource.record, 'record').map(({ part }) => part);
  const known = fields.flatMap(({ of, known: words }) => (of ?? words)?.name ?? []);
  for (const { path, input } of filters(resource)) {
    const name = enumOf(input)?.name;
    if (name !== undefined) yield* unknownNames(path, [name], known, 'enum among the fields');
  }
};

/** RES033: no filter is required, so that a query may leave out any of them. */
export const filterIsOptional: LintRule = function* (resource) {
  for (const { path, input } of filters(resource)) {
    if ('required' in input && input.required) yield { path, problem: "a filter can't be required" };
  }
};

/** RES037: rows are searched in the browser only if the call can't: none of its filters is a text that is of no single field. */
export const searchIsNeeded: LintRule = function* (resource) {
  if (!resource.definition.list?.searchHere) return;
  for (const { name, input } of filters(resource)) {
    if (input.kind !== 'text' || Object.hasOwn(resource.record, name)) continue;
    yield {
      path: 'list.searchHere',
      problem: `the call searches itself, by the filter '${name}': leave it out`,
    };
  }
};

const findsOf = (input: Input) => ('finds' in input ? input.finds : undefined) ?? [];

/** RES034: the pattern of a number that a filter finds is stateless and matches its example, which the filter accepts. */
export const foundIsTaken: LintRule = function* (resource) {
  for (const { path, name, input } of filters(resource)) {
    for (const { name: kind, pattern, example } of findsOf(input)) {
      const at = `${path}.finds '${kind}'`;
      if (pattern.global || pattern.sticky) {
        yield { path: at, problem: 'a pattern must not have the flag g or y' };
      } else if (!pattern.test(example)) {
        yield { path: at, problem: `its example '${example}' doesn't match its pattern` };
      } else if (problemsOf({ [name]: input }, { [name]: example })[name]) {
        yield { path: at, problem: `the filter refuses '${example}'` };
      }
    }
  }
};

/** RES035: only filters of lists have `finds`, not the inputs of forms. */
export const formFindsNothing: LintRule = function* (resource) {
  for (const { path, part } of forms(resource)) {
    for (const [name, input] of Object.entries<Input>(part.form)) {
      if (findsOf(input).length > 0)
        yield { path: `${path}.form.${name}.finds`, problem: 'only a filter of a list finds' };
    }
  }
};

/** RES038: tabs are of a filter with an enum, and of a call that counts without returning all rows. */
export const tabsAreOfFilter: LintRule = function* ({ definition: { list } }) {
  if (list?.tabs === undefined) return;
  const { filters: all = {}, tabs, limit } = list;
  const known = Object.entries(all).flatMap(([name, input]) => (enumOf(input) ? [name] : []));
  yield* unknownNames('list.tabs', [tabs], known, 'filter with an enum');
  if (limit === 'none') yield { path: 'list.tabs', problem: 'each count would read all rows' };
};
