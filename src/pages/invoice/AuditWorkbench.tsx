import { InvoiceWorkbench } from './InvoiceWorkbench';

export default function AuditWorkbench() {
  return <InvoiceWorkbench step="audit" />;
}
