import { useEffect, useState } from 'react';
import type { AnyResource } from '@/schema/resource';
import { forgetting } from '../../chunks';
import { useConsole } from '../../ui/ConsoleContext';

/** The declared lists that the account may see; `undefined` while they are loaded. One that can't be had is left out. */
export function useFindable(): readonly AnyResource[] | undefined {
  const {
    lists,
    load,
    rights: { paths },
  } = useConsole();
  const [findable, setFindable] = useState<readonly AnyResource[]>();
  useEffect(() => {
    let isLeft = false;
    const names = [...paths].map((path) => path.slice(1)).filter((name) => Object.hasOwn(lists, name));
    void Promise.allSettled(names.map((name) => load(name).catch(forgetting))).then((loaded) => {
      if (!isLeft) setFindable(loaded.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])));
    });
    return () => {
      isLeft = true;
    };
  }, [paths, lists, load]);
  return findable;
}
