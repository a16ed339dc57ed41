import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { areaOf } from '../../areaOf';
import { forgetting } from '../../chunks';
import { useConsole } from '../../ui/ConsoleContext';

/**
 * Preloads the declarations of the other lists in this area, whose words are already loaded: they are often opened one after
 * another. Not if the browser is set to save data.
 */
export function NeighboursAhead() {
  const {
    load,
    lists,
    rights: { paths },
  } = useConsole();
  const area = areaOf(useLocation().pathname);
  useEffect(() => {
    if (isSavingData()) return;
    const near = Object.keys(lists).filter((name) => areaOf(name) === area && paths.has(`/${name}`));
    // Whatever fails here is loaded again when it is opened, and reported then.
    for (const name of near)
      load(name)
        .catch(forgetting)
        .catch(() => {});
  }, [load, lists, paths, area]);
  return null;
}

/** Only Chromium supports this. */
const isSavingData = () =>
  'connection' in navigator &&
  (navigator.connection as { readonly saveData?: boolean } | undefined)?.saveData === true;
