import type { Store } from 'react-admin';
import {
  hiddenAtFirst,
  inOrder,
  type Look,
  lentTable,
  lookKey,
  OPERATION,
  ownTable,
  ranksKey,
  tableKey,
} from '../../kit/columns';
import { fieldOf } from '../../model/paths';
import { isObject } from '../../model/values';
import type { AnyResource } from '../../schema/resource';
import { WIDTHS } from './TableLook';

/** How a list's table looks, by the names of its columns: as declared where something is missing. */
export interface ListLook extends Look {
  readonly hidden?: readonly string[];
  /** All columns, in their order. */
  readonly order?: readonly string[];
}

const fieldsOf = ({ definition }: AnyResource): readonly string[] => [
  ...(definition.list?.columns ?? []).map(fieldOf),
  ...(definition.actions ? [OPERATION] : []),
];

const hiddenByDeclaration = ({ definition }: AnyResource) => hiddenAtFirst(definition.list?.columns ?? []);

/** How the list's table looks now. */
export function readLook(resource: AnyResource, store: Pick<Store, 'getItem'>): ListLook {
  const table = tableKey(resource.name, store);
  const ranks = store.getItem<number[]>(ranksKey(table));
  return parseLook(resource, {
    ...store.getItem<Look>(lookKey(table)),
    hidden: store.getItem<string[]>(table),
    order: ranks && inOrder(fieldsOf(resource), ranks),
  });
}

/**
 * A look from what a browser kept or a link brought, which anybody may have written: what the list still has of it, without
 * what is as declared anyway.
 */
export function parseLook(resource: AnyResource, given: unknown): ListLook {
  const fields = fieldsOf(resource);
  const of = isObject(given) ? given : {};
  const hidden = textsIn(of.hidden)?.filter((field) => fields.includes(field));
  const named = textsIn(of.order)?.filter((field) => fields.includes(field));
  const order = named && [...named, ...fields.filter((field) => !named.includes(field))];
  const widths = widthsIn(of.widths, fields);
  return {
    ...(hidden &&
      !isSameSet(hidden, hiddenByDeclaration(resource)) && { hidden: inFieldOrder(hidden, fields) }),
    ...(order && order.join() !== fields.join() && { order }),
    ...(Object.keys(widths).length > 0 && { widths }),
    ...(of.isCompact === true && { isCompact: true }),
  };
}

/** Whether two looks are the same: what is parsed has its parts in one order. */
export const isSameLook = (one: ListLook, other: ListLook): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Keeps a look as one's own: nothing is lent any longer. */
export function keepLook(resource: AnyResource, store: Store, look: ListLook): void {
  writeLook(resource, store, ownTable(resource.name), look);
  returnLook(resource, store);
}

/** Shows a list with the look that a link brought, beside one's own. */
export const lendLook = (resource: AnyResource, store: Store, look: ListLook): void =>
  writeLook(resource, store, lentTable(resource.name), look);

/** Shows a list as one has chosen oneself. */
export function returnLook({ name }: AnyResource, store: Store): void {
  const table = lentTable(name);
  for (const key of [table, ranksKey(table), lookKey(table)]) store.removeItem(key);
}

function writeLook(resource: AnyResource, store: Store, table: string, look: ListLook): void {
  const fields = fieldsOf(resource);
  const { hidden = hiddenByDeclaration(resource), order, widths, isCompact } = look;
  const values: Readonly<Record<string, unknown>> = {
    [ranksKey(table)]: order?.map((field) => fields.indexOf(field)),
    [lookKey(table)]: widths || isCompact ? { widths, isCompact } : undefined,
    [table]: hidden,
  };
  for (const [key, value] of Object.entries(values)) {
    if (value === undefined) store.removeItem(key);
    else store.setItem(key, value);
  }
}

const textsIn = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value)
    ? [...new Set(value.filter((each): each is string => typeof each === 'string'))]
    : undefined;

const widthsIn = (value: unknown, fields: readonly string[]) => {
  const [least, most] = WIDTHS;
  const widths = isObject(value) ? value : {};
  return Object.fromEntries(
    fields.flatMap((field) => {
      const width = Object.hasOwn(widths, field) ? widths[field] : undefined;
      return typeof width === 'number' && width >= least && width <= most ? [[field, width]] : [];
    }),
  );
};

const inFieldOrder = (names: readonly string[], fields: readonly string[]) =>
  fields.filter((field) => names.includes(field));

const isSameSet = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((each) => other.includes(each));
