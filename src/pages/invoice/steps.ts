import { invoiceStatus } from '@resources/enums';
import type resource from '@resources/money/invoiceDetail';
import { isObject } from '@/schema/fields';
import type { Row } from '@/schema/record';
import { ApiError } from '../../api/errors';
import { type DecidedBy, decidedBy, type Verdict } from '../review/decided';

/** The resources of one invoice and of their list. */
export const INVOICE = 'money/invoiceDetail';
export const INVOICES = 'money/invoice';

export type Invoice = Row<(typeof resource)['record']>;

/** The two steps: the declared action that decides each, and the status that awaits it (document 2, section 4). */
export const steps = {
  audit: { action: 'checkOne', pending: 'awaiting' },
  makeOut: { action: 'checkTwo', pending: 'submitted' },
} as const;

export type Step = keyof typeof steps;

/** Who decided a step of an invoice, as the invoice itself says. */
export const decisionOf = (step: Step, invoice: Invoice): DecidedBy => ({
  verifier: step === 'audit' ? invoice.check_first_name : invoice.check_review_name,
  time: step === 'audit' ? invoice.check_first_time : invoice.check_review_time,
  result: verdictOf(invoice.status),
});

/** Who was first, out of a refusal that says so; `undefined` for any other failure. Its status is an invoice's. */
export function lostTo(error: unknown): DecidedBy | undefined {
  const by = decidedBy(error);
  const status = error instanceof ApiError && isObject(error.detail) ? error.detail.status : undefined;
  return by && { ...by, result: verdictOf(invoiceStatus.parse(status)) };
}

function verdictOf(status: Invoice['status'] | undefined): Verdict | undefined {
  if (status === 'rejected') return 'failed';
  return status === 'submitted' || status === 'invoiced' ? 'succeeded' : undefined;
}
