/** What the page shows of an invoice, part by part (document 2, section 2). */
export const invoiceParts = {
  applicant: ['username', 'mobile', 'create_time'],
  invoice: ['status', 'head', 'type', 'tax_num', 'money', 'bank_name', 'account', 'street', 'phone_number'],
  mailing: ['name', 'post_phone_number', 'address', 'email'],
  remarks: ['remark', 'first_remark'],
  review: [
    'check_first_name',
    'check_first_time',
    'check_review_name',
    'check_review_time',
    'check_remark',
    'deal_time',
    'deal_user',
    'deal_code',
    'deal_num',
    'courier_number',
  ],
} as const;
