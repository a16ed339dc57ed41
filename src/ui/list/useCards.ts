import { useMediaQuery } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import { type ChunkError, loadChunk } from '../../chunks';
import type { Shape } from '../../model/shape';
import type { TableColumn } from './useColumns';

/** Only a narrower window may have no room for a table. */
const NARROW = '(width < 900px)';

interface Cards {
  /** The columns, with their places in a card. */
  readonly placed: readonly TableColumn[];
  /** The class of a table that is cards where it is narrow. */
  readonly look: string;
}

/** What makes the rows of a table cards where it is narrow; until it has loaded, each value stays below the other. */
export function useCards(columns: readonly TableColumn[], shape: Shape): Cards {
  const isNarrow = useMediaQuery(NARROW);
  const [chunk, setChunk] = useState<typeof import('./RecordCards')>();
  useEffect(() => {
    if (isNarrow)
      loadChunk(() => import('./RecordCards')).then(setChunk, (error: ChunkError) => error.forget());
  }, [isNarrow]);
  return useMemo(
    () => ({ placed: chunk?.placesOf(columns, shape) ?? columns, look: chunk?.look ?? '' }),
    [chunk, columns, shape],
  );
}
