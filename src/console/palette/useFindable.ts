import { useQuery } from '@tanstack/react-query';
import { allowingList } from '../../auth/menu';
import { forgetting } from '../../chunks';
import { useConsole } from '../../kit/ConsoleContext';
import type { AnyResource } from '../../schema/resource';
import { listsOf, pathOf } from '../../schema/routes';

/** What the account can find, and do, as far as it is declared. */
interface Findable {
  /** The lists that the account may see. */
  readonly lists: readonly AnyResource[];
  /** The pages on which the account may add something, by path. */
  readonly additions: ReadonlyMap<string, AnyResource>;
  /** How many declarations failed to load. */
  readonly failed: number;
}

/** The declared lists that the account may see, and its pages with forms that add; `undefined` while they are loading. */
export function useFindable(): Findable | undefined {
  const { lists, load, rights, parts } = useConsole();
  return useQuery({
    queryKey: ['findable'],
    // What failed is loaded again the next time.
    gcTime: 0,
    queryFn: async () => {
      const seen = [...rights.paths]
        .map((path) => path.slice(1))
        .filter((name) => Object.hasOwn(lists, name));
      const adding = Object.values(parts.routes).flatMap((route) =>
        'create' in route &&
        route.create !== undefined &&
        (route.personal || allowingList(rights, listsOf(route, {}), route.permission) !== undefined)
          ? [{ name: route.create, path: pathOf(route.path) }]
          : [],
      );
      const loaded = new Map<string, AnyResource>();
      const names = new Set([...seen, ...adding.map(({ name }) => name)]);
      await Promise.all(
        [...names].map((name) =>
          load(name)
            .catch(forgetting)
            .then(
              (resource) => loaded.set(name, resource),
              () => {},
            ),
        ),
      );
      return {
        lists: seen.flatMap((name) => loaded.get(name) ?? []),
        additions: new Map(
          adding.flatMap(({ name, path }) => {
            const resource = loaded.get(name);
            return resource ? [[path, resource] as const] : [];
          }),
        ),
        failed: names.size - loaded.size,
      };
    },
  }).data;
}
