import { InvoicePage } from './InvoicePage';

/** /money/invoice/invoiceDetail/audit?id= */
export default function InvoiceAudit() {
  return <InvoicePage step="audit" />;
}
