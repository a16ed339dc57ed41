import { type RaRecord, type Store, useNotify } from 'ra-core';
import { useEffect } from 'react';
import { forgetting, loadChunk } from '../chunks';
import type { AnyRow } from '../schema/resource';
import type { ConsoleContextValue } from '../ui/ConsoleContext';
import type { Translate } from '../ui/format';

/** What exports need of the console. */
interface Given extends Pick<ConsoleContextValue, 'load'> {
  readonly store: Pick<Store, 'getItem'>;
  readonly translate: Translate;
}

/**
 * The console's own CSV file for react-admin's export button, which finds it as a method of the data provider
 * (src/vite/leaveOut.ts): a default exporter gets nothing else of the console.
 */
export function createExporter({ load, ...tools }: Given) {
  let notify: ReturnType<typeof useNotify> = () => {};
  return {
    async exportRows(name: string, rows: readonly RaRecord[]) {
      const loading = loadChunk(() => import('../ui/csv/exportRows')).catch(forgetting);
      const [resource, { exportRows }] = await Promise.all([load(name), loading]);
      exportRows(resource, rows as readonly AnyRow[], { ...tools, notify });
    },
    /** Lets it say what was exported. */
    ExportNotices() {
      const own = useNotify();
      useEffect(() => {
        notify = own;
      }, [own]);
      return null;
    },
  };
}
