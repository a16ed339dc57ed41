import type { Settings } from './api/settings';
import { shownChildren } from './auth/menu';
import type { MenuItem } from './auth/session';
import type { Regional } from './model/region';
import { shapeIn } from './model/shape';
import { resourceOffered } from './schema/capabilities';
import type { AnyResource } from './schema/resource';
import { resourceSet } from './schema/variants';

/** A resource as a server with these settings can serve it, in the region of the application. */
export function resourceServed(resource: AnyResource, settings: Settings, region: Regional): AnyResource {
  const served = resourceSet(resourceOffered(resource, settings.capabilities), settings);
  return { ...served, record: shapeIn(served.record, region) };
}

/** A menu without the entries that lead to these lists. */
export const menuServed = (menu: readonly MenuItem[], missing: ReadonlySet<string>): readonly MenuItem[] =>
  menu.map((group) => {
    const leading = shownChildren(group).filter(({ path }) => missing.has(path.slice(1)));
    const dropped = new Set(leading.map(({ item }) => item));
    return { ...group, children: group.children.filter((child) => !dropped.has(child)) };
  });
