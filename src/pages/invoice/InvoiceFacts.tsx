import { useTranslate } from 'ra-core';
import { use } from 'react';
import { useConsole } from '../../ui/ConsoleContext';
import { Facts } from '../../ui/Facts';
import { EmbeddedList } from '../../ui/list/EmbeddedList';
import { Section } from '../../ui/Section';
import { invoiceParts } from './facts';
import { INVOICE, type Invoice } from './steps';

/** All there is of an invoice, part by part, and the orders it is for. */
export function InvoiceFacts({ invoice }: { invoice: Invoice }) {
  const translate = useTranslate();
  const { record } = use(useConsole().load(INVOICE));
  return (
    <>
      {Object.entries(invoiceParts).map(([part, fields]) => (
        <Section key={part} title={translate(`pages.invoice.parts.${part}`)}>
          <Facts shape={record} fields={fields} record={invoice} words={`resources.${INVOICE}.fields`} />
        </Section>
      ))}
      <Section title={translate('pages.invoice.parts.orders')}>
        <EmbeddedList name="money/invoice/orders" params={{ id: invoice.id }} />
      </Section>
    </>
  );
}
