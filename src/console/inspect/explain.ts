import { mayDo, type Rights } from '../../auth/menu';
import type { Action } from '../../schema/actions';
import { type Calc, holds, type When } from '../../schema/conditions';
import { valueAt } from '../../schema/paths';
import type { AnyRow } from '../../schema/resource';
import { isObject } from '../../schema/values';

/** One condition of an action, and whether it is met. */
export interface Condition {
  /** A field of `when`, the test of `whenCalc`, a link's path, the list in the menu, or the action's own permission. */
  readonly kind: 'when' | 'whenCalc' | 'path' | 'list' | 'permission';
  /** The field's path, the reason for the test, the list's path, or the permission. */
  readonly subject: string;
  readonly expected?: unknown;
  readonly found?: unknown;
  readonly holds: boolean;
}

/** The conditions under which an action is offered for a row. */
export function conditionsOf(action: Action<AnyRow>, row: AnyRow): readonly Condition[] {
  const { when, whenCalc } = action;
  return [
    ...fieldsOf(when, row),
    ...(whenCalc ? [calculated(whenCalc, row)] : []),
    ...(action.type === 'link' ? [leading(action.to(row))] : []),
  ];
}

/** The rights an account needs for something to be offered on a page of a list. */
export function rightsNeeded(
  rights: Rights,
  list: string,
  permission: string | undefined,
): readonly Condition[] {
  const inMenu: Condition = { kind: 'list', subject: `/${list}`, holds: rights.paths.has(`/${list}`) };
  if (permission === undefined) return [inMenu];
  // Evaluated as if the list were in the menu: that is a condition of its own.
  const listed = { ...rights, paths: new Set([`/${list}`]) };
  const isAsked = rights.finer.has(`/${list}`);
  return [
    inMenu,
    { kind: 'permission', subject: permission, found: isAsked, holds: mayDo(listed, list, permission) },
  ];
}

/** Whether all conditions are met. */
export const isOffered = (conditions: readonly Condition[]): boolean =>
  conditions.every((each) => each.holds);

function fieldsOf(when: When<AnyRow> | undefined, record: object, at = ''): readonly Condition[] {
  return Object.entries(when ?? {}).flatMap(([name, expected]): readonly Condition[] => {
    const found = (record as Readonly<Record<string, unknown>>)[name];
    if (isObject(expected) && isObject(found))
      return fieldsOf(expected as When<AnyRow>, found, `${at}${name}.`);
    const isMet = holds({ [name]: expected }, { [name]: found });
    return [{ kind: 'when', subject: at + name, expected, found, holds: isMet }];
  });
}

const calculated = (calc: Calc<AnyRow>, row: AnyRow): Condition => ({
  kind: 'whenCalc',
  subject: calc.why,
  found: Object.fromEntries(calc.uses.map((path) => [path, valueAt(row, path)])),
  holds: calc.test(row),
});

const leading = (path: string): Condition => ({ kind: 'path', subject: path, holds: path !== '' });
