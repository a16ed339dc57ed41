import { mayDo, type Rights } from '../../auth/menu';
import { type Calc, type Explained, explain } from '../../model/conditions';
import { valueAt } from '../../model/paths';
import type { Action } from '../../schema/actions';
import type { AnyRow } from '../../schema/resource';

/** One condition of an action, and whether it is met. */
export interface Condition extends Partial<Pick<Explained, 'expected' | 'found'>> {
  /** A field of `when`, the test of `whenCalc`, a link's path, the list in the menu, or the action's own permission. */
  readonly kind: Explained['kind'] | 'path' | 'list' | 'permission';
  /** The field's path, the reason for the test, the list's path, or the permission. */
  readonly subject: string;
  readonly holds: boolean;
}

/** The conditions under which an action is offered for a row. */
export function conditionsOf(action: Action<AnyRow>, row: AnyRow): readonly Condition[] {
  const { when, whenCalc } = action;
  return [
    ...explain(when, row),
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

const calculated = (calc: Calc<AnyRow>, row: AnyRow): Condition => ({
  kind: 'whenCalc',
  subject: calc.why,
  found: Object.fromEntries(calc.uses.map((path) => [path, valueAt(row, path)])),
  holds: calc.test(row),
});

const leading = (path: string): Condition => ({ kind: 'path', subject: path, holds: path !== '' });
