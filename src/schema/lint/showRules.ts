import { fieldAt } from '../../model/paths';
import type { Field, Shape } from '../../model/shape';
import { type BlockParts, blockParts } from '../blockParts';
import type { AnyResource, AnyShown } from '../resource';
import { paramNames } from '../routes';
import type { Block } from '../show';
import type { LintRule } from './finding';
import { hintAt, hintOfRows, unknownNames } from './hint';
import { blocks, type Part, sections } from './parts';

/** A field that a block shows, and the shape that has it. */
interface Shown {
  /** The dotted path of the field. */
  readonly name: string;
  readonly shape: Shape;
}

/** The fields that a block shows: those of the record, or those of each row or past decision. */
function shownBy(block: Block<AnyShown>, record: Shape): readonly Shown[] {
  const { fields, rowsOf } = blockParts(block);
  const shape = rowsOf === undefined ? record : record[rowsOf]?.shape;
  return shape ? fields.map((name): Shown => ({ name, shape })) : [];
}

interface Found extends Shown {
  readonly field: Field | undefined;
  readonly opens: BlockParts['opens'];
}

const found = (at: string, { name, shape }: Shown, opens?: BlockParts['opens']): Part<Found> => ({
  path: `${at} '${name}'`,
  part: { name, shape, field: fieldAt(shape, name), opens },
});

/** The fields that the blocks show, and the one beside the title, which counts as a fact. */
const shown = (resource: AnyResource): readonly Part<Found>[] => {
  const { record: shape, definition } = resource;
  const name = definition.show?.representation;
  return [
    ...(name === undefined ? [] : [found('show.representation', { name, shape })]),
    ...blocks(resource).flatMap(({ path, part }) =>
      shownBy(part, shape).map((each) => found(path, each, blockParts(part).opens)),
    ),
  ];
};

/** RES090: a block names existing fields: of the record, or of its rows or past decisions. */
export const blockFieldExists: LintRule = function* (resource) {
  for (const { path, part } of blocks(resource)) {
    const { rowsOf } = blockParts(part);
    if (rowsOf !== undefined && resource.record[rowsOf]?.kind !== 'list')
      yield { path: `${path} '${rowsOf}'`, problem: hintOfRows(resource.record, rowsOf) };
  }
  for (const { path, part } of shown(resource)) {
    if (part.field) continue;
    yield { path, problem: hintAt(part.shape, part.name) };
  }
};

/** RES091: a fact, a column, a picture or a file is one value; rows and past decisions have blocks of their own. */
export const blockFieldIsOneValue: LintRule = function* (resource) {
  for (const { path, part } of shown(resource)) {
    if (part.field?.shape) yield { path, problem: 'it holds a record or rows: name a field inside it' };
  }
};

/** RES092: pictures and files are fields that contain a url. */
export const fileIsUrl: LintRule = function* (resource) {
  for (const { path, part } of shown(resource)) {
    if (part.opens && part.field && part.field.kind !== 'url')
      yield { path, problem: `only f.url() can be opened, and this is f.${part.field.kind}()` };
  }
};

/** RES093: a block doesn't show a hidden field. */
export const blockFieldIsShown: LintRule = function* (resource) {
  for (const { path, part } of shown(resource)) {
    if (part.field?.isHidden)
      yield { path, problem: 'the field is f.hidden(): give it the kind it is shown as' };
  }
};

/** RES094: a block shows a field once. */
export const blockFieldIsOnce: LintRule = function* (resource) {
  const seen = new Set<string>();
  for (const { path } of shown(resource)) {
    if (seen.has(path)) yield { path, problem: 'this block shows it already' };
    seen.add(path);
  }
};

/** RES100: a section has a block. */
export const sectionHasBlock: LintRule = function* (resource) {
  for (const { path, part } of sections(resource)) {
    if (part.length === 0) yield { path, problem: 'a section needs a block' };
  }
};

/** RES101: a resource with a show has a detail, which reads the record. */
export const showHasDetail: LintRule = function* ({ definition: { show, detail } }) {
  if (show && !detail) yield { path: 'show', problem: 'declare the detail that it shows' };
};

/** RES102: the id of a show, and what it asks for, are parameters of its page's address. */
export const showIdIsParam: LintRule = function* ({ route, definition: { show } }) {
  if (!route || !show) return;
  const params = paramNames(route.path);
  yield* unknownNames('show.id', [show.id ?? 'id'], params, 'parameter');
  yield* unknownNames('show.asks', Object.keys(show.asks ?? {}), params, 'parameter');
};

/** RES115: a value under a picture is among the facts of the show, too, where its label is. */
export const besideIsFact: LintRule = function* (resource) {
  const all = blocks(resource).map(({ path, part }) => ({ path, type: part.type, ...blockParts(part) }));
  const facts = all.flatMap(({ type, fields }) => (type === 'facts' ? fields : []));
  for (const { path, beside = [] } of all) yield* unknownNames(`${path}.beside`, beside, facts, 'fact');
};
