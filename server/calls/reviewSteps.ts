import type { TargetKind } from '../audit/recording';
import type { Permission } from '../seed/menu';

interface Step {
  /** The rights to decide it, and to see what it decides. */
  readonly decide: Permission;
  readonly see: Permission;
  readonly target: TargetKind;
}

/** The steps of the reviews, by the names that claims and receipts have for them. */
export const reviewSteps = {
  realName: { decide: 'user/updateUserStatus', see: 'user/getUserList', target: 'user' },
  application: { decide: 'data/check', see: 'notarization/getList', target: 'application' },
  invoiceAudit: {
    decide: 'invoice/invoiceCheckOne',
    see: 'invoice/invoiceList',
    target: 'invoice',
  },
  invoiceMakeOut: {
    decide: 'invoice/invoiceCheckTwo',
    see: 'invoice/invoiceList',
    target: 'invoice',
  },
  gift: {
    decide: 'giftApproval/decide',
    see: 'giftApproval/getList',
    target: 'gift',
  },
} as const satisfies Record<string, Step>;
