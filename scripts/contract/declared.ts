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
