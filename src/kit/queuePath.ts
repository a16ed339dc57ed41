import { mayDo, type Rights } from '../auth/menu';
import type { Session } from '../auth/session';
import type { RouteTable } from '../schema/routes';
import { DRAFT } from '../storage/clearDrafts';

/** A queue of a list. */
export interface QueueName {
  readonly list: string;
  readonly queue: string;
}

/** A queue with the address of its workbench. */
export interface WorkedQueue extends QueueName {
  readonly path: string;
}

/** The query key of pending counts. */
export const PENDING = 'pending';

/** Where a tab keeps the counts of a session. A logout removes what begins like drafts; it is none. */
export const keptPending = (session: Pick<Session, 'identity'>) =>
  `${DRAFT}${PENDING}/${session.identity()?.uid}`;

/** The queues of a list that the account may decide, from the routes, so that the list's declaration needn't be loaded. */
export const queuesOf = (routes: RouteTable, rights: Rights, list: string): readonly WorkedQueue[] =>
  Object.values(routes).flatMap((route) =>
    'queueOf' in route && route.queueOf === list && mayDo(rights, list, route.permission)
      ? [{ list, queue: route.queue, path: route.path }]
      : [],
  );

/** The address of a list's workbench, if there is one and the account may decide there. */
export const queuePath = (
  routes: RouteTable,
  rights: Rights,
  list: string,
  queue: string,
): string | undefined => queuesOf(routes, rights, list).find((each) => each.queue === queue)?.path;
