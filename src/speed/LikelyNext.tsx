// Without it a switch to a list takes 1.2 times as long (tests/bench/README.md).

import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { areaOf } from '../areaOf';
import { forgetting } from '../chunks';
import { useConsole } from '../kit/ConsoleContext';
import { WhenSettled } from '../kit/WhenSettled';

interface LikelyNextProps {
  /** The command palette. */
  readonly palette: { preload(): Promise<void> };
}

/**
 * Preloads what is likely to be opened next, unless the browser is set to save data: the declarations of the other lists in
 * this area, whose words are already loaded, and the command palette, since people type as soon as they have pressed its keys.
 */
export const LikelyNext = ({ palette }: LikelyNextProps) => (
  <WhenSettled after={SOON}>
    <Preloading palette={palette} />
  </WhenSettled>
);

/** How long after the last answer, in milliseconds. */
const SOON = 1100;

function Preloading({ palette }: LikelyNextProps) {
  const {
    load,
    loadWords,
    lists,
    rights: { paths },
  } = useConsole();
  const area = areaOf(useLocation().pathname);
  useEffect(() => {
    if (isSavingData()) return;
    const near = Object.keys(lists).filter((name) => areaOf(name) === area && paths.has(`/${name}`));
    for (const name of near) ahead(load(name));
  }, [load, lists, paths, area]);
  useEffect(() => {
    if (isSavingData()) return;
    void palette.preload();
    ahead(loadWords('palette'));
  }, [palette, loadWords]);
  return null;
}

/** Whatever fails here is loaded again when it is opened, and reported then. */
const ahead = (loading: Promise<unknown>) => void loading.catch(forgetting).catch(() => {});

/** Only Chromium supports this. */
const isSavingData = () =>
  'connection' in navigator &&
  (navigator.connection as { readonly saveData?: boolean } | undefined)?.saveData === true;
