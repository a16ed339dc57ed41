import { fieldAt, fieldOf } from '../../model/paths';
import type { Field, Shape } from '../../model/shape';
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
  const inner = 'field' in block ? record[block.field]?.shape : undefined;
  const ofRows = (names: readonly string[]) =>
    inner ? names.map((name): Shown => ({ name, shape: inner })) : [];
  switch (block.type) {
    case 'facts':
      return block.fields.map((fact) => ({ name: fieldOf(fact), shape: record }));
    case 'pictures':
    case 'files':
    case 'kind':
      return block.fields.map((name) => ({ name, shape: record }));
    case 'rows':
      return ofRows(block.columns);
    case 'history':
      return ofRows(Object.values(block.columns));
    default:
      return [];
  }
}

interface Found extends Shown {
  readonly field: Field | undefined;
  readonly type: Block['type'];
}

const found = (at: string, { name, shape }: Shown, type: Block['type']): Part<Found> => ({
  path: `${at} '${name}'`,
  part: { name, shape, field: fieldAt(shape, name), type },
});

/** The fields that the blocks show, and the one beside the title, which counts as a fact. */
const shown = (resource: AnyResource): readonly Part<Found>[] => {
  const { record: shape, definition } = resource;
  const name = definition.show?.representation;
  return [
    ...(name === undefined ? [] : [found('show.representation', { name, shape }, 'facts')]),
    ...blocks(resource).flatMap(({ path, part }) =>
      shownBy(part, shape).map((each) => found(path, each, part.type)),
    ),
  ];
};

/** RES090: a block names existing fields: of the record, or of its rows or past decisions. */
export const blockFieldExists: LintRule = function* (resource) {
  for (const { path, part } of blocks(resource)) {
    if ((part.type === 'rows' || part.type === 'history') && resource.record[part.field]?.kind !== 'list')
      yield { path: `${path} '${part.field}'`, problem: hintOfRows(resource.record, part.field) };
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
    const isFile = part.type === 'pictures' || part.type === 'files';
    if (isFile && part.field && part.field.kind !== 'url')
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
