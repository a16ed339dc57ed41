import { pathParams } from '../../model/calls';
import type { AnyResource } from '../resource';
import type { LintRule } from './finding';
import { unknownNames } from './hint';
import { allActions, forms, type Part, sampleRow } from './parts';

function calls(resource: AnyResource): readonly Part<string>[] {
  const { list, detail, pageCalls = [] } = resource.definition;
  const downloads = allActions(resource).flatMap(({ path, part }) =>
    part.type === 'download' && part.source.call !== undefined ? [{ path, part: part.source.call }] : [],
  );
  return [
    ...(list ? [{ path: 'list.call', part: list.call }] : []),
    ...(detail ? [{ path: 'detail.call', part: detail.call }] : []),
    ...forms(resource).map(({ path, part }) => ({ path: `${path}.call`, part: part.call })),
    ...downloads,
    ...pageCalls.map((part, at) => ({ path: `pageCalls[${at}]`, part })),
  ];
}

/** RES010: whatever is called is declared in `api`. */
export const callExists: LintRule = function* (resource) {
  const known = Object.keys(resource.api);
  for (const { path, part } of calls(resource)) yield* unknownNames(path, [part], known, 'call');
};

/** RES011: whatever is declared in `api` is called. */
export const callIsUsed: LintRule = function* (resource) {
  const used = new Set(calls(resource).map(({ part }) => part));
  for (const name of Object.keys(resource.api)) {
    if (!used.has(name))
      yield {
        path: `api.${name}`,
        problem: "nothing calls it: use it, leave it out, or name it in 'pageCalls'",
      };
  }
};

/** RES013: the path of a call contains the names of its parameters, never their values. */
export const pathIsPlain: LintRule = function* ({ api }) {
  for (const [name, { path }] of Object.entries(api)) {
    if (!/^(?:\/(?:[\w.-]+|\{\w+\}))+$/.test(path))
      yield {
        path: `api.${name} '${path}'`,
        problem: 'a path starts with / and has no query; a part of it that varies is {named}',
      };
  }
};

/** RES015: each parameter in the path of a form's call is one of the form's inputs, or in its `with`. */
export const pathIsFilled: LintRule = function* (resource) {
  const row = sampleRow(resource);
  for (const { path, part } of forms(resource)) {
    const given = { ...part.form, ...part.with?.(row) };
    const call = resource.api[part.call];
    for (const name of call ? pathParams(call.path) : []) {
      if (!Object.hasOwn(given, name))
        yield { path: `${path}.with`, problem: `'${name}' is missing, which the path ${call?.path} names` };
    }
  }
};

/** RES014: a detail sends its id; without it, every id would show the same record. */
export const detailSendsId: LintRule = function* ({ definition: { detail } }) {
  const probe = '~id~';
  if (detail && !Object.values(detail.params(probe, {})).includes(probe))
    yield { path: 'detail.params', problem: 'the id is in none of the parameters' };
};
