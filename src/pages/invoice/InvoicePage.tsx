import { Alert, Button } from '@mui/material';
import { useGetOne, useTranslate } from 'ra-core';
import { use } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useConsole } from '../../ui/ConsoleContext';
import { PageHeading } from '../../ui/PageHeading';
import { RecordState } from '../../ui/RecordState';
import { InvoiceDecision } from './InvoiceDecision';
import { InvoiceFacts } from './InvoiceFacts';
import { InvoiceLayout } from './InvoiceLayout';
import { INVOICE, INVOICES, type Invoice, type Step } from './steps';

/** The invoice of the route's `id`: its facts and, in a step's route, the form that decides it (document 2, section 2). */
export function InvoicePage({ step }: { step?: Step }) {
  const translate = useTranslate();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  use(useConsole().load(INVOICE));
  return (
    <>
      <PageHeading title={`pages.invoice.${step ?? 'title'}`}>
        <Button component={Link} to={`/${INVOICES}`} variant="outlined">
          {translate('pages.invoice.list')}
        </Button>
      </PageHeading>
      {id === '' ? (
        <Alert severity="warning">{translate('pages.invoice.missing')}</Alert>
      ) : (
        <LoadedInvoice key={id} id={id} step={step} />
      )}
    </>
  );
}

function LoadedInvoice({ id, step }: { id: string; step: Step | undefined }) {
  const navigate = useNavigate();
  const query = useGetOne<Invoice>(INVOICE, { id });
  return (
    <RecordState query={query}>
      {(invoice) => (
        <InvoiceLayout
          decision={
            step && (
              <InvoiceDecision
                step={step}
                invoice={invoice}
                refresh={() => void query.refetch()}
                done={() => navigate(`/${INVOICES}`)}
              />
            )
          }
        >
          <InvoiceFacts invoice={invoice} />
        </InvoiceLayout>
      )}
    </RecordState>
  );
}
