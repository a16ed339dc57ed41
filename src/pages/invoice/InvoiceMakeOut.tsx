import { InvoicePage } from './InvoicePage';

export default function InvoiceMakeOut() {
  return <InvoicePage step="makeOut" />;
}
