import { meets } from '../../model/conditions';
import type { Action } from '../../schema/actions';
import type { AnyRow } from '../../schema/resource';

/** Whether an action would be offered for a row, but its link leads nowhere as the row lacks what its path needs. */
export const leadsNowhere = (action: Action<AnyRow>, row: AnyRow): boolean =>
  action.type === 'link' && meets(action, row) && action.to(row) === '';

/** Whether an action is offered for a row: its conditions hold and, if it is a link, it leads somewhere. */
export const applies = (action: Action<AnyRow>, row: AnyRow): boolean =>
  meets(action, row) && (action.type !== 'link' || action.to(row) !== '');
