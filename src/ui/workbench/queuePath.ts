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
