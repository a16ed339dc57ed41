import type { Settings } from './api/settings';
import type { Application, Manifest } from './application';
import { listsMissing, onlyOffered } from './schema/capabilities';

/**
 * The application as this server can serve it: its forms' inputs follow the settings, its fields the region, and it is without the lists, pages, menu
 * entries and actions of the capabilities that its settings don't name. Everything else sees only this one, so that nothing of
 * them is requested or shown.
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
          async () => {
            const [{ default: resource }, { resourceServed }] = await Promise.all([load(), serving()]);
            return { default: resourceServed(resource, settings, application) };
          },
        ]),
    );
  return {
    ...application,
    session: {
      ...application.session,
      async menu(...args) {
        const [menu, { menuServed }] = await Promise.all([application.session.menu(...args), serving()]);
        return menuServed(menu, missing);
      },
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

/** What the login doesn't need. */
const serving = () => import('./served');
