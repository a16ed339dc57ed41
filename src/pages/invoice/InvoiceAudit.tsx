import { InvoicePage } from './InvoicePage';

export default function InvoiceAudit() {
  return <InvoicePage step="audit" />;
}
