import type { RouteTable } from '@/schema/routes';
import { mayDo, type Rights } from '../../auth/menu';

/** The address of a list's workbench, where there is one and the account may decide there. */
export function queuePath(
  routes: RouteTable,
  rights: Rights,
  list: string,
  queue: string,
): string | undefined {
  const route = Object.values(routes).find(
    (each) => 'queueOf' in each && each.queueOf === list && each.queue === queue,
  );
  return route && mayDo(rights, list, route.permission) ? route.path : undefined;
}

/** A queue of a list. */
export interface QueueName {
  readonly list: string;
  readonly queue: string;
}

/** The key that counts of what is pending are kept under. */
export const PENDING = 'pending';

/** The queues of a list that the account may decide; the routes tell them before the list's declaration is loaded. */
export const queuesOf = (routes: RouteTable, rights: Rights, list: string): readonly QueueName[] =>
  Object.values(routes).flatMap((route) =>
    'queueOf' in route && route.queueOf === list && mayDo(rights, list, route.permission)
      ? [{ list, queue: route.queue }]
      : [],
  );
