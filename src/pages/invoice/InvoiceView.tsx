import { InvoicePage } from './InvoicePage';

/** /money/invoice/invoiceDetail?id= */
export default function InvoiceView() {
  return <InvoicePage />;
}
