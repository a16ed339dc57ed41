import { InvoiceWorkbench } from './InvoiceWorkbench';

/** /money/review/makeOut */
export default function MakeOutWorkbench() {
  return <InvoiceWorkbench step="makeOut" />;
}
