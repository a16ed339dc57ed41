import { decodeShape, type Field, type Shape, sampleShape } from '../../model/shape';
import { textOf } from '../../model/text';
import { isObject } from '../../model/values';
import type { Action, Decision, SubmitAction } from '../actions';
import type { SentForm } from '../forms';
import type { AnyResource, AnyRow, AnyShown } from '../resource';
import { paramNames } from '../routes';
import { type Block, blocksOf } from '../show';
import { isListed } from '../timeline';

/** A part of a declaration that a rule checks, and its path, such as `list.filters.keyword`. */
export interface Part<T> {
  readonly path: string;
  readonly part: T;
}

type Actions = Readonly<Record<string, Action<AnyRow>>>;

/** The named parts of what has the path `at`. */
export const partsOf = <T>(at: string, parts: Readonly<Record<string, T>> = {}): Part<T>[] =>
  Object.entries(parts).map(([name, part]) => ({ path: `${at}.${name}`, part }));

/** The actions of the operation column. */
export const rowActions = ({ definition }: AnyResource) => partsOf('actions', definition.actions);

/** The actions on the whole list or a selection, which have no row. */
export const listActions = ({ definition: { list } }: AnyResource) => [
  ...partsOf<Action<AnyRow>>('list.actions', list?.actions as Actions | undefined),
  ...partsOf<Action<AnyRow>>('list.selection', list?.selection as Actions | undefined),
];

/**
 * Every action on rows and lists; not those of a review.
 * @example const links = allActions(resource).filter(({ part }) => part.type === 'link').map(({ path }) => path);
 */
export const allActions = (resource: AnyResource) => [...rowActions(resource), ...listActions(resource)];

/** The steps of the review. */
export const steps = ({ definition }: AnyResource) => partsOf('review', definition.review);

/** The actions of the steps of the review, which get the record as it is shown. */
export const decisions = (resource: AnyResource): readonly Part<Decision<AnyRow>>[] =>
  steps(resource).flatMap(({ path, part }) =>
    partsOf(`${path}.actions`, part.actions as Readonly<Record<string, Decision<AnyRow>>>),
  );

/** The warnings and the obstacles of the steps of the review. */
export const warnings = (resource: AnyResource) =>
  steps(resource).flatMap(({ path, part }) => [
    ...partsOf(`${path}.warnings`, part.warnings),
    ...partsOf(`${path}.obstacles`, part.obstacles),
  ]);

const isSubmit = (action: Part<Action<AnyRow>>): action is Part<SubmitAction<AnyRow>> =>
  action.part.type === 'submit';

/** The actions that send something. */
export const submits = (resource: AnyResource) => [
  ...allActions(resource).filter(isSubmit),
  ...decisions(resource),
];

/** Every form: of the actions that send, of `create` and of `edit`. */
export function forms(resource: AnyResource): readonly Part<SentForm<AnyRow>>[] {
  const { create, edit } = resource.definition;
  return [
    ...submits(resource),
    ...(create ? [{ path: 'create', part: create }] : []),
    ...(edit ? [{ path: 'edit', part: edit }] : []),
  ];
}

/**
 * Every input: the filters, and those of forms, each with its path, such as `list.filters.name`.
 * @example const kinds = inputs(resource).map(({ path, part }) => `${path}: ${part.kind}`);
 */
export const inputs = (resource: AnyResource) => [
  ...partsOf('list.filters', resource.definition.list?.filters),
  ...forms(resource).flatMap(({ path, part }) => partsOf(`${path}.form`, part.form)),
];

/** The sections of the show, each with its blocks. */
export const sections = ({
  definition: { show },
}: AnyResource): readonly Part<readonly Block<AnyShown>[]>[] =>
  partsOf('show.sections', show?.sections).map(({ path, part }) => ({ path, part: blocksOf(part) }));

/**
 * The blocks of the show; if a section has several, their paths have an index.
 * @example const lists = blocks(resource).flatMap(({ part }) => (part.type === 'embedded' ? part.list : []));
 */
export const blocks = (resource: AnyResource): readonly Part<Block<AnyShown>>[] =>
  sections(resource).flatMap(({ path, part }) =>
    part.map((block, index) => ({ path: part.length > 1 ? `${path}[${index}]` : path, part: block })),
  );

/**
 * The lists that a block shows or reads, by name.
 * @example const lists = blocks(resource).flatMap(({ part }) => listsIn(part));
 */
export const listsIn = (block: Block<AnyShown>): readonly string[] => {
  if (block.type === 'embedded') return [block.list];
  if (block.type !== 'timeline') return [];
  return Object.values(block.sources).flatMap((source) => (isListed(source) ? [source.list] : []));
};

/** The conditions under which blocks name their missing pictures. */
export const expectations = (resource: AnyResource) =>
  blocks(resource).flatMap(({ path, part }) =>
    part.type === 'pictures' && part.expected !== undefined && part.expected !== true
      ? [{ path: `${path}.expected`, part: part.expected }]
      : [],
  );

/**
 * The queues of the list.
 * @example const shown = queues(resource).map(({ part }) => part.show);
 */
export const queues = ({ definition: { list } }: AnyResource) => partsOf('list.queues', list?.queues);

/**
 * Every field of a shape, including those of nested records and rows.
 * @param at what the paths begin with
 * @example
 * import { f } from 'declared-console/schema';
 *
 * fieldsOf({ parts: f.list({ name: f.text() }) }, 'record').map(({ path }) => path) // ['record.parts', 'record.parts.name']
 */
export const fieldsOf = (shape: Shape, at: string): readonly Part<Shape[string]>[] =>
  partsOf(at, shape).flatMap((field) => [
    field,
    ...(field.part.shape ? fieldsOf(field.part.shape, field.path) : []),
  ]);

/** The fields of a record as it is shown, with the parameters of its address under `route`. */
export const shownShape = ({ record, route }: AnyResource): Shape => ({
  ...record,
  route: parameters(Object.fromEntries(paramNames(route?.path ?? '/').map((name) => [name, parameter]))),
});

/** The parameters of an address, as a field. */
const parameters = (shape: Shape): Field => ({
  kind: 'object',
  optional: false,
  shape,
  decode: (wire) => decodeShape(shape, isObject(wire) ? wire : {}, () => {}),
  sample: (n, path) => sampleShape(shape, n, path),
});

const parameter: Field = {
  kind: 'text',
  optional: false,
  decode: (wire) => textOf(wire) ?? '',
  sample: (n, path) => `${path}${n}`,
};

/**
 * Decoded rows such as the server would send, for trying out the functions of a declaration: six, with the ids `0` to `5`.
 * @example const [first] = sampleRows(resource);
 */
export const sampleRows = (resource: AnyResource): readonly AnyRow[] => {
  const shape = shownShape(resource);
  return [0, 1, 2, 3, 4, 5].map((n) => ({
    ...decodeShape(shape, sampleShape(shape, n), () => {}),
    id: String(n),
  }));
};

/** The first of the {@link sampleRows}. */
export const sampleRow = (resource: AnyResource): AnyRow => sampleRows(resource)[0] ?? { id: '0' };
