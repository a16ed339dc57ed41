import { type ReactNode, useEffect, useState } from 'react';

interface HotWordsProps<W> {
  readonly words: W;
  load(): Promise<W>;
  children(words: W): ReactNode;
}

/** In development: updates the words when they are edited, without losing what was typed. */
export function HotWords<W>({ words, load, children }: HotWordsProps<W>) {
  const [shown, setShown] = useState(words);
  useEffect(() => {
    const show = async () => setShown(await load());
    import.meta.hot?.on('vite:afterUpdate', show);
    return () => import.meta.hot?.off('vite:afterUpdate', show);
  }, [load]);
  return children(shown);
}
