import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { areaOf } from '../../areaOf';
import { forgetting } from '../../chunks';
import { useConsole } from '../../ui/ConsoleContext';

/**
 * Loads the declarations of the lists beside the one that is open, whose words are there already: who works in an area
 * opens them one after another. Not where the browser is told to save data.
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
    // What fails here is loaded again, and said, when it is opened.
    for (const name of near)
      load(name)
        .catch(forgetting)
        .catch(() => {});
  }, [load, lists, paths, area]);
  return null;
}

/** What only Chromium tells. */
const isSavingData = () =>
  'connection' in navigator &&
  (navigator.connection as { readonly saveData?: boolean } | undefined)?.saveData === true;
