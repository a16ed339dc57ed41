import type { Codec } from '../../api/codec.ts';
import { setRegional } from '../../regional.ts';
import { listsMissing, resourceOffered } from '../../schema/capabilities.ts';
import type { AnyResource } from '../../schema/resource.ts';
import type { RouteTable } from '../../schema/routes.ts';
import type { ToolsDescription } from '../description.ts';

/** Every declared resource, by name. */
export type Resources = Readonly<Record<string, AnyResource>>;

/** What an application declares, loaded. */
export interface Declared {
  readonly resources: Resources;
  /** The names of the resources whose list is a page. */
  readonly lists: readonly string[];
  readonly routes: RouteTable;
  readonly codec: Codec;
  readonly reads: NonNullable<ToolsDescription['reads']>;
}

/**
 * Loads every declaration of an application. Rejects if one can't be loaded.
 * @param offered the capabilities of a server, whose other parts are left out; by default everything is loaded
 * @example const { resources, lists } = await loadDeclared({ application }, ['loans']);
 */
export async function loadDeclared(
  { application, reads = {} }: ToolsDescription,
  offered?: readonly string[],
): Promise<Declared> {
  // As createConsole does: some conditions in declarations depend on today's date.
  setRegional(application);
  const { resources, routes } = await application.console();
  const missing = offered ? listsMissing(application.capabilities ?? {}, offered) : new Set();
  const served = Object.entries(resources).filter(([name]) => !missing.has(name));
  const loaded = await Promise.all(
    served.map(async ([name, load]) => {
      const { default: resource } = await load();
      return [name, offered ? resourceOffered(resource, offered) : resource] as const;
    }),
  );
  const lists = Object.keys(await application.lists()).filter((name) => !missing.has(name));
  return { resources: Object.fromEntries(loaded), lists, routes, codec: application.codec, reads };
}
