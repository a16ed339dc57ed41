import { useCallback } from 'react';
import { forgetting } from '../../chunks';
import { useConsole } from '../../kit/ConsoleContext';
import type { AnyResource } from '../../schema/resource';
import { useLoad } from '../../useLoad';

/** The declared lists that the account may see; `undefined` while they are loading. Lists that fail to load are left out. */
export function useFindable(): readonly AnyResource[] | undefined {
  const {
    lists,
    load,
    rights: { paths },
  } = useConsole();
  const { state } = useLoad(
    useCallback(async () => {
      const names = [...paths].map((path) => path.slice(1)).filter((name) => Object.hasOwn(lists, name));
      const loaded = await Promise.allSettled(names.map((name) => load(name).catch(forgetting)));
      return loaded.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    }, [lists, load, paths]),
  );
  return state.kind === 'ready' ? state.value : undefined;
}
