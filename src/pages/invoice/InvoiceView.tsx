import { InvoicePage } from './InvoicePage';

export default function InvoiceView() {
  return <InvoicePage />;
}
