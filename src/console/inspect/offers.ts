import { mapValues } from 'es-toolkit';
import type { Rights } from '../../auth/menu';
import type { Action } from '../../schema/actions';
import type { AnyRow } from '../../schema/resource';
import type { OpenPage } from '../openPage';
import { type Condition, conditionsOf, rightsNeeded } from './explain';
import type { Operation } from './trace';

/** A declared action and its conditions. */
export interface Offer {
  /** The path of its words within its resource's. */
  readonly words: string;
  readonly name: string;
  readonly conditions: readonly Condition[];
}

type Actions = Readonly<Record<string, Action<AnyRow>>>;

/** The declared actions for a row of a list, or for a record, on the open page. */
export function offersOf(
  { resource: { name, definition }, verb }: Pick<Operation, 'resource' | 'verb'>,
  row: AnyRow,
  { list, route }: OpenPage,
  rights: Rights,
): readonly Offer[] {
  const offers = (words: string, actions: Actions = {}, rowed = true): readonly Offer[] =>
    Object.entries(actions).map(([action, declared]) => ({
      words: `${words}.${action}`,
      name: action,
      conditions: [
        ...(rowed ? conditionsOf(declared, row) : []),
        ...rightsNeeded(rights, list, declared.permission),
      ],
    }));
  if (verb === 'getList')
    return [
      ...offers('actions', definition.actions),
      ...offers('listActions', definition.list?.actions, false),
      ...offers('selection', definition.list?.selection, false),
    ];
  // In a dialog and on a workbench, only the review's actions are offered.
  const isOwnPage = route !== undefined && 'show' in route && route.show === name;
  const steps = Object.entries(definition.review ?? {}).filter(([step]) => !isOwnPage || route.step === step);
  return [
    ...offers('actions', isOwnPage ? definition.actions : {}),
    ...steps.flatMap(([step, { actions, permission }]) =>
      offers(`review.${step}.actions`, withRight(actions as Actions, route?.permission ?? permission)),
    ),
  ];
}

/** Decisions need the page's permission, or the step's. */
const withRight = (actions: Actions, permission: string | undefined): Actions =>
  mapValues(actions, (action) => ({ ...action, permission }));
