import { resources } from '../../resources/manifest.ts';
import type { AnyResource } from '../../src/schema/resource.ts';

/** Every declared resource, by name. */
export type Resources = Readonly<Record<string, AnyResource>>;

/** Loads every declaration of this application. */
export const loadResources = async (): Promise<Resources> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(resources).map(async ([name, load]) => [name, (await load()).default] as const),
    ),
  );

/**
 * The file of a declaration, by its line in the manifest; undefined without one.
 * @param manifest the text of resources/manifest.ts
 */
export const fileOf = (name: string, manifest: string): string | undefined => {
  // A long name is broken over two lines.
  const path = new RegExp(`'${name}': \\(\\) =>\\s*import\\(\\s*'\\./([^']+)'`).exec(manifest)?.[1];
  return path && `resources/${path}.ts`;
};
