import { InvoiceWorkbench } from './InvoiceWorkbench';

/** /money/review/audit */
export default function AuditWorkbench() {
  return <InvoiceWorkbench step="audit" />;
}
