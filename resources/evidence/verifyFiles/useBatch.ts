import { linksOf } from 'declared-console/schema';
import { useConsole } from 'declared-console/ui';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useDataProvider } from 'react-admin';
import { hashFile } from '../hash/hashFile';
import { createWorkers } from '../hash/workerHash';
import { withArchives } from './archived';
import { createBatch } from './batch';
import { createFinder, sourcesFor } from './certificates';
import { knownFrom } from './known';
import { resultsOf } from './results';
import type { Line } from './rows';

/** Verifies files together as long as the page is there: their results, and what can be done with them. */
export function useBatch() {
  const dataProvider = useDataProvider();
  const { rights, parts } = useConsole();
  const [{ batch, workers }] = useState(() => {
    const workers = createWorkers();
    const batch = createBatch({
      find: createFinder(dataProvider, sourcesFor(rights, linksOf(parts.routes))),
      hash: (file, algorithms, options) => hashFile(file, algorithms, { ...options, ...workers }),
    });
    return { batch, workers };
  });
  useEffect(
    () => () => {
      batch.clear();
      workers.close();
    },
    [batch, workers],
  );
  const { files, lookups, isStopped } = useSyncExternalStore(batch.subscribe, batch.read);
  const known = useMemo(() => knownFrom(lookups), [lookups]);
  const lines: readonly Line[] = useMemo(() => {
    const results = resultsOf(files, known);
    return withArchives(
      files.map((file, place) => ({ file, result: results[place] ?? { kind: 'waiting' } })),
    );
  }, [files, known]);
  return { batch, lines, isStopped };
}
