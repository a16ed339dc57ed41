import { Alert } from '@mui/material';
import { useTranslate } from 'ra-core';
import { use, useState } from 'react';
import type { SubmitAction } from '@/schema/actions';
import type { AnyRow } from '@/schema/resource';
import { applies } from '../../ui/actions/applies';
import { useConsole } from '../../ui/ConsoleContext';
import { Section } from '../../ui/Section';
import type { BenchReview } from '../review/focus';
import { LostNotice } from '../review/LostNotice';
import type { Lost } from '../review/useReview';
import { InvoiceForm } from './InvoiceForm';
import { INVOICE, type Invoice, type Step, steps } from './steps';

interface InvoiceDecisionProps {
  readonly step: Step;
  readonly invoice: Invoice;
  /** Reads the invoice again. */
  readonly refresh: () => void;
  /** After a decision was taken here. */
  readonly done: () => void;
  /** On the workbench. */
  readonly bench?: BenchReview;
}

/** The step's form while the invoice awaits it; otherwise a sentence why there is none, and the loser's words back. */
export function InvoiceDecision({ step, invoice, refresh, done, bench }: InvoiceDecisionProps) {
  const translate = useTranslate();
  const { definition } = use(useConsole().load(INVOICE));
  const [lost, setLost] = useState<Lost>();
  const action = definition.actions?.[steps[step].action] as SubmitAction<AnyRow>;
  const title = translate(`pages.invoice.${step}`);

  function lose(what: Lost) {
    setLost(what);
    bench?.onLost();
    refresh();
  }

  return (
    <Section title={title}>
      {lost && <LostNotice lost={lost} />}
      {!lost && applies(action, invoice) && (
        <InvoiceForm
          step={step}
          action={action}
          invoice={invoice}
          onDone={done}
          onLost={lose}
          bench={bench}
        />
      )}
      {!lost && !applies(action, invoice) && (
        <Alert severity="info">
          {translate('pages.invoice.otherState', {
            status: translate(`enums.invoiceStatus.${invoice.status}`, { _: invoice.status }),
            step: title,
          })}
        </Alert>
      )}
    </Section>
  );
}
