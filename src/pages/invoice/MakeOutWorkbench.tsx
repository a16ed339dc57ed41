import { InvoiceWorkbench } from './InvoiceWorkbench';

export default function MakeOutWorkbench() {
  return <InvoiceWorkbench step="makeOut" />;
}
