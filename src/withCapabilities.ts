import type { Settings } from './api/settings';
import type { Application, Manifest } from './application';
import { shownChildren } from './auth/menu';
import type { MenuItem } from './auth/session';
import { listsMissing, onlyOffered, resourceOffered } from './schema/capabilities';
import { resourceSet } from './schema/variants';

/**
 * The application as this server can serve it: its forms' inputs follow the settings, and it is without the lists, pages, menu
 * entries and actions of the capabilities that its settings don't name. Everything else sees only this one, so that nothing of them is requested or shown.
 */
export function withCapabilities(application: Application, settings: Settings): Application {
  const { capabilities: offered } = settings;
  const missing = listsMissing(application.capabilities ?? {}, offered);
  const served = (manifest: Manifest): Manifest =>
    Object.fromEntries(
      Object.entries(manifest)
        .filter(([name]) => !missing.has(name))
        .map(([name, load]) => [
          name,
          async () => ({ default: resourceSet(resourceOffered((await load()).default, offered), settings) }),
        ]),
    );
  return {
    ...application,
    session: {
      ...application.session,
      menu: async (...args) => withoutLists(await application.session.menu(...args), missing),
    },
    lists: async () => served(await application.lists()),
    async console() {
      const parts = await application.console();
      return {
        ...parts,
        resources: served(parts.resources),
        routes: onlyOffered(parts.routes, offered),
      };
    },
  };
}

/** A menu without the entries that lead to these lists. */
const withoutLists = (menu: readonly MenuItem[], lists: ReadonlySet<string>): readonly MenuItem[] =>
  menu.map((group) => {
    const leading = shownChildren(group).filter(({ path }) => lists.has(path.slice(1)));
    const dropped = new Set(leading.map(({ item }) => item));
    return { ...group, children: group.children.filter((child) => !dropped.has(child)) };
  });
