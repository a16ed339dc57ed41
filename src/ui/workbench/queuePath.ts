import type { RouteTable } from '@/schema/routes';
import { mayDo, type Rights } from '../../auth/menu';

/** A queue of a list. */
export interface QueueName {
  readonly list: string;
  readonly queue: string;
}

/** One that has a workbench, and the address of it. */
interface WorkedQueue extends QueueName {
  readonly path: string;
}

/** The key that counts of what is pending are kept under. */
export const PENDING = 'pending';

/** The queues of a list that the account may decide; the routes tell them before the list's declaration is loaded. */
export const queuesOf = (routes: RouteTable, rights: Rights, list: string): readonly WorkedQueue[] =>
  Object.values(routes).flatMap((route) =>
    'queueOf' in route && route.queueOf === list && mayDo(rights, list, route.permission)
      ? [{ list, queue: route.queue, path: route.path }]
      : [],
  );

/** The address of a list's workbench, where there is one and the account may decide there. */
export const queuePath = (
  routes: RouteTable,
  rights: Rights,
  list: string,
  queue: string,
): string | undefined => queuesOf(routes, rights, list).find((each) => each.queue === queue)?.path;
