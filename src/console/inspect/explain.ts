import type { Action } from '@/schema/actions';
import { type Calc, holds, type When } from '@/schema/conditions';
import { valueAt } from '@/schema/paths';
import type { AnyRow } from '@/schema/resource';
import { isObject } from '@/schema/values';
import { mayDo, type Rights } from '../../auth/menu';

/** One thing that an action needs, and whether it has it. */
export interface Condition {
  /** A field of `when`, the test of `whenCalc`, a link's path, the menu's list, or a right of the action's own. */
  readonly kind: 'when' | 'whenCalc' | 'path' | 'list' | 'permission';
  /** The field's path, why there is a test, the list's path, or the permission. */
  readonly subject: string;
  readonly expected?: unknown;
  readonly found?: unknown;
  readonly holds: boolean;
}

/** What a row must be for an action to be offered for it, condition by condition. */
export function conditionsOf(action: Action<AnyRow>, row: AnyRow): readonly Condition[] {
  const { when, whenCalc } = action;
  return [
    ...fieldsOf(when, row),
    ...(whenCalc ? [calculated(whenCalc, row)] : []),
    ...(action.type === 'link' ? [leading(action.to(row))] : []),
  ];
}

/** What an account must have for something to be offered on a page of a list, right by right. */
export function rightsNeeded(
  rights: Rights,
  list: string,
  permission: string | undefined,
): readonly Condition[] {
  const inMenu: Condition = { kind: 'list', subject: `/${list}`, holds: rights.paths.has(`/${list}`) };
  if (permission === undefined) return [inMenu];
  // Alone, as if the list were there: whether it is has been said.
  const listed = { ...rights, paths: new Set([`/${list}`]) };
  const isAsked = rights.finer.has(`/${list}`);
  return [
    inMenu,
    { kind: 'permission', subject: permission, found: isAsked, holds: mayDo(listed, list, permission) },
  ];
}

/** Whether everything that is needed is there. */
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
