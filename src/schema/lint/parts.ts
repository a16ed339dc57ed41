import type { Action, SubmitAction } from '../actions';
import type { When } from '../conditions';
import { decodeShape, type Shape, sampleShape } from '../fields';
import type { Inputs, Rule } from '../inputs';
import type { AnyResource, AnyRow } from '../resource';
import type { Values } from '../validate';

/** The parts of a declaration that rules look at, each with its place. */
export interface Placed<T> {
  readonly place: string;
  readonly part: T;
}

/** What a form is, be it an action's or a page's. */
interface FormPart {
  readonly call: string;
  readonly form: Inputs;
  readonly rules?: readonly Rule<Values, AnyRow>[];
  readonly shown?: Readonly<Record<string, When<Values>>>;
  with?(row: AnyRow): object;
}

type Actions = Readonly<Record<string, Action<AnyRow>>>;

const placed = <T>(at: string, parts: Readonly<Record<string, T>> = {}): Placed<T>[] =>
  Object.entries(parts).map(([name, part]) => ({ place: `${at}.${name}`, part }));

/** The actions of the operation column. */
export const rowActions = ({ definition }: AnyResource) => placed('actions', definition.actions);

/** The actions of the list as a whole, which have no row. */
export const listActions = ({ definition: { list } }: AnyResource) => [
  ...placed<Action<AnyRow>>('list.actions', list?.actions as Actions | undefined),
  ...placed<Action<AnyRow>>('list.selection', list?.selection as Actions | undefined),
];

/** Every action of the declaration, with a row or without. */
export const allActions = (resource: AnyResource) => [...rowActions(resource), ...listActions(resource)];

const isSubmit = (action: Placed<Action<AnyRow>>): action is Placed<SubmitAction<AnyRow>> =>
  action.part.type === 'submit';

/** The actions that send something. */
export const submits = (resource: AnyResource) => allActions(resource).filter(isSubmit);

/** Every form: of the actions that send, of `create` and of `edit`. */
export function forms(resource: AnyResource): readonly Placed<FormPart>[] {
  const { create, edit } = resource.definition;
  return [
    ...submits(resource),
    ...(create ? [{ place: 'create', part: create }] : []),
    ...(edit ? [{ place: 'edit', part: edit }] : []),
  ];
}

/** Every input, of filters and of forms. */
export const inputs = (resource: AnyResource) => [
  ...placed('list.filters', resource.definition.list?.filters),
  ...forms(resource).flatMap(({ place, part }) => placed(`${place}.form`, part.form)),
];

/** Every field of a shape, those of records inside it too. */
export const fieldsOf = (shape: Shape, at: string): readonly Placed<Shape[string]>[] =>
  placed(at, shape).flatMap((field) => [
    field,
    ...(field.part.shape ? fieldsOf(field.part.shape, field.place) : []),
  ]);

/** Rows as the server would send them, decoded: what functions of a declaration are tried with. */
export const sampleRows = ({ record }: AnyResource): readonly AnyRow[] =>
  [0, 1, 2, 3, 4, 5].map((n) => ({
    ...decodeShape(record, sampleShape(record, n), () => {}),
    id: String(n),
  }));

/** The first of the {@link sampleRows}. */
export const sampleRow = (resource: AnyResource): AnyRow => sampleRows(resource)[0] ?? { id: '0' };
