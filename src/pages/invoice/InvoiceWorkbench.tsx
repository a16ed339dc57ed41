import { useDataProvider, useGetOne } from 'ra-core';
import { use } from 'react';
import type { AnyRow } from '@/schema/resource';
import { useConsole } from '../../ui/ConsoleContext';
import { RecordState } from '../../ui/RecordState';
import { type Bench, Workbench } from '../review/Workbench';
import { InvoiceDecision } from './InvoiceDecision';
import { InvoiceFacts } from './InvoiceFacts';
import { InvoiceLayout } from './InvoiceLayout';
import { decisionOf, INVOICE, INVOICES, type Invoice, type Step, steps } from './steps';

/** The invoices that await one step, one after another. */
export function InvoiceWorkbench({ step }: { step: Step }) {
  use(useConsole().load(INVOICE));
  return (
    <Workbench resource={INVOICES} pending={{ status: steps[step].pending }}>
      {(bench) => <InvoiceBench key={bench.row.id} step={step} bench={bench} />}
    </Workbench>
  );
}

function InvoiceBench({ step, bench }: { step: Step; bench: Bench<AnyRow> }) {
  const dataProvider = useDataProvider();
  const { id } = bench.row;
  const query = useGetOne<Invoice>(INVOICE, { id });

  async function checkFirst() {
    const { data } = await dataProvider.getOne<Invoice>(INVOICE, { id });
    return data.status === steps[step].pending ? undefined : decisionOf(step, data);
  }

  return (
    <RecordState query={query}>
      {(invoice) => (
        <InvoiceLayout
          factsRef={bench.stage}
          decision={
            <InvoiceDecision
              step={step}
              invoice={invoice}
              refresh={() => void query.refetch()}
              done={bench.onDecided}
              bench={{ focus: bench.focus, checkFirst, onLost: bench.onLost }}
            />
          }
        >
          <InvoiceFacts invoice={invoice} />
        </InvoiceLayout>
      )}
    </RecordState>
  );
}
