import type { Codec } from '../../api/codec.ts';
import { shapeIn } from '../../model/shape.ts';
import { listsMissing, resourceOffered } from '../../schema/capabilities.ts';
import type { FiguresOf } from '../../schema/figures.ts';
import type { AnyResource } from '../../schema/resource.ts';
import type { RouteTable } from '../../schema/routes.ts';
import type { ToolsDescription } from '../description.ts';

/** Every declared resource, by name. */
export type Resources = Readonly<Record<string, AnyResource>>;

/** What an application declares, loaded. */
export interface Declared {
  readonly resources: Resources;
  /** The names of the resources whose list is a page, or whose figures are shown. */
  readonly lists: readonly string[];
  readonly routes: RouteTable;
  /** The resources whose figures are shown. */
  readonly figures: readonly FiguresOf[];
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
  const { resources, routes, figures = [] } = await application.console();
  const missing = offered ? listsMissing(application.capabilities ?? {}, offered) : new Set();
  const served = Object.entries(resources).filter(([name]) => !missing.has(name));
  const loaded = await Promise.all(
    served.map(async ([name, load]) => {
      const { default: resource } = await load();
      const record = shapeIn(resource.record, application);
      const placed = { ...resource, record };
      return [name, offered ? resourceOffered(placed, offered) : placed] as const;
    }),
  );
  const shown = figures.map((each) => (typeof each === 'string' ? each : each.of));
  const lists = [...new Set([...Object.keys(await application.lists()), ...shown])].filter(
    (name) => !missing.has(name),
  );
  return { resources: Object.fromEntries(loaded), lists, routes, figures, codec: application.codec, reads };
}
