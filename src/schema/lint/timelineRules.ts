import { fieldAt, fieldOf } from '../../model/paths';
import type { Shape } from '../../model/shape';
import type { AnyResource } from '../resource';
import { type AnyTimelineSource, isListed } from '../timeline';
import type { Finding, LintRule } from './finding';
import { hintAt, hintOfRows, unknownNames } from './hint';
import { blocks, type Part, partsOf, sampleRow } from './parts';
import { isPage, pagesOf, type TableRule } from './routeRules';

/** The sources of the timelines of a show. */
const timelineSources = (resource: AnyResource): readonly Part<AnyTimelineSource>[] =>
  blocks(resource).flatMap(({ path, part }) =>
    part.type === 'timeline' ? partsOf(`${path}.sources`, part.sources) : [],
  );

/** Whether what a source reads of its rows can be shown, and put in order. */
function* readable(path: string, { at, shows }: AnyTimelineSource, shape: Shape): Iterable<Finding> {
  const moment = fieldAt(shape, at);
  if (!moment) yield { path: `${path}.at '${at}'`, problem: hintAt(shape, at) };
  else if (moment.kind !== 'dateTime' && moment.kind !== 'epoch')
    yield {
      path: `${path}.at '${at}'`,
      problem: `f.${moment.kind}() is no moment: name one of f.dateTime() or f.epoch()`,
    };
  for (const name of shows) {
    const field = fieldAt(shape, name);
    if (!field) yield { path: `${path}.shows '${name}'`, problem: hintAt(shape, name) };
    else if (field.isHidden || field.shape)
      yield { path: `${path}.shows '${name}'`, problem: 'it is no value that is shown' };
  }
}

/** RES107: a timeline reads existing rows of the record, with a moment, and finds others by values of the record. */
export const timelineReadsRecord: LintRule = function* (resource) {
  for (const { path, part } of timelineSources(resource)) {
    if (!isListed(part)) {
      const { shape } = resource.record[part.rows] ?? {};
      if (shape) yield* readable(path, part, shape);
      else yield { path: `${path}.rows '${part.rows}'`, problem: hintOfRows(resource.record, part.rows) };
      continue;
    }
    for (const [option, named] of Object.entries({ by: part.by, same: part.same })) {
      for (const name of Object.values(named ?? {})) {
        if (!fieldAt(resource.record, name))
          yield { path: `${path}.${option} '${name}'`, problem: hintAt(resource.record, name) };
      }
    }
    if (!part.by === !part.calls)
      yield { path, problem: "say by what its rows are found: one of 'by' and 'calls'" };
  }
};

/**
 * RES108: the lists of a timeline have these filters and fields, in columns, whose words are shown; their rows lead to a page.
 */
export const timelineReadsLists: TableRule = function* (routes, resources) {
  const pages = pagesOf(
    Object.keys(resources).filter((name) => resources[name]?.definition.list),
    routes,
  );
  for (const [of, resource] of Object.entries(resources)) {
    for (const { path, part } of timelineSources(resource)) {
      const listed = isListed(part) ? resources[part.list] : undefined;
      const list = listed?.definition.list;
      if (!isListed(part) || !listed || !list) continue;
      const columns = list.columns.map(fieldOf);
      const filters = Object.entries(list.filters ?? {}).flatMap(([name, { kind }]) =>
        kind === 'text' ? [name] : [],
      );
      const found = [
        ...readable(path, part, listed.record),
        ...unknownNames(`${path}.shows`, part.shows, columns, 'column'),
        ...unknownNames(`${path}.same`, Object.keys(part.same ?? {}), Object.keys(listed.record), 'field'),
        ...unknownNames(`${path}.by`, Object.keys(part.by ?? {}), filters, 'text filter'),
      ];
      for (const finding of found) yield { of, ...finding };
      const to = part.to?.(sampleRow(listed), sampleRow(resource) as never) ?? '';
      if (to !== '' && !isPage(to, pages))
        yield { of, path: `${path}.to '${to}'`, problem: 'no page has this path: name one of the routes' };
    }
  }
};
