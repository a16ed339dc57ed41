import { capabilities } from '../../resources/capabilities.ts';
import { resources } from '../../resources/manifest.ts';
import { listsMissing, resourceOffered } from '../../src/schema/capabilities.ts';
import type { AnyResource } from '../../src/schema/resource.ts';

/** Every declared resource, by name. */
export type Resources = Readonly<Record<string, AnyResource>>;

/**
 * Loads every declaration of this application.
 * @param offered the capabilities of a server, whose other parts are left out; by default everything is loaded
 */
export async function loadResources(offered?: readonly string[]): Promise<Resources> {
  const missing = offered ? listsMissing(capabilities, offered) : new Set();
  const served = Object.entries(resources).filter(([name]) => !missing.has(name));
  return Object.fromEntries(
    await Promise.all(
      served.map(async ([name, load]) => {
        const { default: resource } = await load();
        return [name, offered ? resourceOffered(resource, offered) : resource] as const;
      }),
    ),
  );
}

/**
 * The file of a declaration, by its line in the manifest; undefined without one.
 * @param manifest the text of resources/manifest.ts
 */
export const fileOf = (name: string, manifest: string): string | undefined => {
  // A long name is broken over two lines.
  const path = new RegExp(`'${name}': \\(\\) =>\\s*import\\(\\s*'\\./([^']+)'`).exec(manifest)?.[1];
  return path && `resources/${path}.ts`;
};
