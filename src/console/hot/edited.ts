import type { Manifest } from '../../application';
import type { AnyResource } from '../../schema/resource';

/** The declarations that the console has loaded, by name. */
export type Loaded = Map<string, Promise<AnyResource>>;

/**
 * In development: replaces loaded declarations that were edited since.
 * @param load loads one with its words, and reports what is wrong with it
 * @returns their names
 */
export async function takeOverEdited(
  loaded: Loaded,
  resources: Manifest,
  load: (name: string) => Promise<AnyResource>,
): Promise<ReadonlySet<string>> {
  const edited = new Set<string>();
  for (const [name, known] of loaded) {
    if ((await resources[name]?.())?.default === (await known)) continue;
    loaded.set(name, atHand(await load(name)));
    edited.add(name);
  }
  return edited;
}

/** A promise that React's `use` reads without suspending. */
const atHand = <T>(value: T): Promise<T> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
