import type { Codec } from '../../api/codec';
import { pagingNames } from '../../api/listCall';
import type { ConsoleParts, Manifest } from '../../application';
import { areaOf } from '../../areaOf';
import { rightsOf } from '../../auth/menu';
import type { MenuItem } from '../../auth/session';
import type { AnyResource } from '../../schema/resource';

/** Reports menu entries that lead nowhere to the developer. */
export async function reportMenu(
  menu: readonly MenuItem[],
  lists: Manifest,
  { routes }: Pick<ConsoleParts, 'routes'>,
): Promise<void> {
  const { lintMenu } = await import('../../schema/lint');
  say(lintMenu([...rightsOf(menu).paths], routes, Object.keys(lists)));
}

/** Reports what is wrong in a declaration to the developer; the same findings fail the tests. */
export async function reportResource(resource: AnyResource, name: string, codec: Codec): Promise<void> {
  const { lint, lintName, lintPaging } = await import('../../schema/lint');
  say([...lint(resource), ...lintName(resource, name), ...lintPaging(resource, pagingNames(codec))]);
}

/**
 * Reports what pages and declarations get wrong about each other to the developer. Needs all of them: if one can't be loaded,
 * nothing is checked, and it reports that itself when opened.
 * @param wordsOf the words of an area; empty if there is no such area
 */
export async function reportRoutes(
  { routes, resources }: Pick<ConsoleParts, 'routes' | 'resources'>,
  wordsOf: (area: string) => Promise<object>,
): Promise<void> {
  const { lintRoutes } = await import('../../schema/lint');
  const named = [
    ...Object.values(routes).flatMap((route) => ('words' in route ? [route.words] : [])),
    ...Object.keys(resources).map(areaOf),
  ];
  try {
    const [declared, areas] = await Promise.all([
      loadAll(resources, async (load) => (await load()).default),
      loadAll(Object.fromEntries(named.map((area) => [area, area])), wordsOf),
    ]);
    const known = Object.keys(areas).filter((area) => Object.keys(areas[area] ?? {}).length > 0);
    say(lintRoutes(routes, declared, known));
  } catch {
    // Reported by whatever opens it.
  }
}

/** Loads every value of a record. */
async function loadAll<T, V>(parts: Readonly<Record<string, T>>, load: (part: T) => Promise<V>) {
  const loaded = Object.entries(parts).map(async ([name, part]) => [name, await load(part)] as const);
  return Object.fromEntries(await Promise.all(loaded));
}

function say(findings: readonly string[]) {
  for (const finding of findings) console.warn(finding);
}
