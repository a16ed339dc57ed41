import { InvoicePage } from './InvoicePage';

/** /money/invoice/invoiceDetail/makeOut?id= */
export default function InvoiceMakeOut() {
  return <InvoicePage step="makeOut" />;
}
