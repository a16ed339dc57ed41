import type { Translated } from '../../types';
import type { invoice as words } from '../../zh-CN/pages/invoice';

export const invoice = {
  title: 'Invoice detail',
  parts: {
    applicant: 'Applicant',
    invoice: 'Invoice',
    mailing: 'Mailing',
    remarks: 'Remarks',
    review: 'Review',
    orders: 'Orders of this invoice',
  },
  audit: 'First review',
  makeOut: 'Invoicing',
  missing: 'The invoice number is missing: open an invoice from the list',
  otherState: 'This invoice is “%{status}”, so there is no %{step} to do. It can only be viewed.',
  list: 'Back to the list',
} satisfies Translated<typeof words>;
