import type { Translated } from '../../types';
import type zh from '../../zh-CN/areas/money';

export default {
  pages: {
    invoice: {
      sum: 'The orders come to %{sum}, as the invoice does.',
      sumUnchecked: 'The orders were not read: the amount is unchecked',
      sumUnknown: 'Not all orders came, or an amount could not be read: please check the amount yourself.',
      sumDiffers: 'The orders come to %{sum}, the invoice to %{money}: please check.',
      future: 'The billing time is to come',
      futureHint: 'The billing time %{day} is later than today. Submit it all the same?',
    },
  },
  resources: {
    'money/just': {
      name: 'Notarization orders',
      fields: {
        orderNo: 'Order no.',
        orderType: 'Order type',
        companyName: 'User',
        mobile: 'Phone',
        type: 'Business type',
        addTime: 'Ordered',
        money: 'Amount',
        pay: 'Payment status',
        payType: 'Payment type',
      },
      figures: { daily: 'Orders by day' },
      filters: {
        datetime: 'Ordered',
        pay: 'Payment status',
        type: 'Business type',
        keyword: 'Order no. or phone',
      },
    },
    'money/customer': {
      name: 'Recharge and consumption orders',
      fields: {
        order_no: 'Order no.',
        companyName: 'User',
        mobile: 'Phone',
        balance: 'Points',
        payType: 'Payment type',
        orderType: 'Order type',
        oType: 'Recharge or consumption',
        type: 'Business type',
        pay: 'Payment status',
        create_time: 'Created',
      },
      figures: { daily: 'Orders by day' },
      filters: {
        datetime: 'Created',
        pay: 'Payment status',
        type: 'Business type',
        keyword: 'Order no. or phone',
      },
    },
    'money/justSums': {
      name: 'Notarization order amounts',
      fields: { day: 'Day', count: 'Orders', amount: 'Amount paid' },
      filters: { datetime: 'Days' },
      figures: { amounts: 'Amounts by day' },
    },
    'money/gift': {
      name: 'Gift approval',
      fields: {
        mobile: 'Phone',
        company: 'User',
        user_type: 'User type',
        type: 'Gift type',
        points: 'Points',
        explain: 'Reason',
        admin: 'Given by',
        time: 'Submitted',
        status: 'Status',
        is_own: 'Submitted by',
        verifier: 'Reviewed by',
        verify_time: 'Reviewed',
        reason: 'Reason for rejecting',
      },
      filters: { keyword: 'Phone', status: 'Status', type: 'Gift type', is_own: 'Submitted by' },
      queues: { workbench: 'Gift approval workbench' },
      actions: { review: { name: 'Review' }, view: { name: 'View' } },
    },
    'money/giftDetail': {
      name: 'Gift detail',
      sections: {
        recipient: {
          name: 'Recipient',
          fields: { mobile: 'Phone', company: 'User', user_type: 'User type' },
        },
        gift: {
          name: 'Gift',
          fields: {
            points: 'Points',
            type: 'Gift type',
            explain: 'Reason',
            admin: 'Given by',
            time: 'Submitted',
            status: 'Status',
          },
        },
        review: {
          name: 'Review',
          fields: { verifier: 'Reviewed by', verify_time: 'Reviewed', reason: 'Reason for rejecting' },
        },
      },
      review: {
        decision: {
          name: 'Review',
          warnings: {
            repeated:
              'Within a day there is another gift of as many points to this user: check that it is not the same.',
          },
          obstacles: { own: 'This account submitted the gift: another one has to review it.' },
          actions: {
            reject: { name: 'Reject', success: 'Done', fields: { reason: 'Reason for rejecting' } },
            approve: {
              name: 'Approve',
              title: 'Approve the gift',
              success: 'Done',
              confirm: 'Give %{company} (%{mobile}) %{points} points? They are credited at once.',
            },
          },
        },
      },
    },
    'money/invoice': {
      name: 'Invoices',
      fields: {
        head: 'Invoice title',
        type: 'Invoice type',
        username: 'User',
        mobile: 'Phone',
        tax_num: 'Tax number',
        money: 'Amount',
        create_time: 'Applied',
        status: 'Status',
      },
      filters: {
        status: 'Status',
        keyword: 'Phone or tax number',
      },
      figures: { states: 'Invoices by status' },
      queues: { audit: 'First review workbench', makeOut: 'Invoicing workbench' },
      actions: {
        audit: { name: 'Review' },
        makeOut: { name: 'Invoice' },
        view: { name: 'View' },
      },
    },
    'money/invoiceDetail': {
      name: 'Invoice detail',
      missing: 'The invoice number is missing: open an invoice from the list',
      sections: {
        applicant: {
          name: 'Applicant',
          fields: {
            username: 'User',
            mobile: 'Phone',
            create_time: 'Applied',
          },
        },
        invoice: {
          name: 'Invoice',
          fields: {
            status: 'Status',
            head: 'Invoice title',
            type: 'Invoice type',
            tax_num: 'Tax number',
            money: 'Amount',
            bank_name: 'Bank',
            account: 'Bank account',
            street: 'Registered address',
            phone_number: 'Registered phone',
          },
        },
        mailing: {
          name: 'Mailing',
          fields: {
            name: 'Recipient',
            post_phone_number: 'Recipient phone',
            address: 'Mailing address',
            email: 'E-mail',
          },
        },
        remarks: {
          name: 'Remarks',
          fields: {
            remark: 'User remark',
            first_remark: 'Operator remark',
          },
        },
        review: {
          name: 'Review',
          fields: {
            check_first_name: 'First reviewer',
            check_first_time: 'First review',
            check_review_name: 'Finance reviewer',
            check_review_time: 'Finance review',
            check_remark: 'Finance remark',
            deal_time: 'Billing time',
            deal_user: 'Biller',
            deal_code: 'Invoice code',
            deal_num: 'Invoice number',
            courier_number: 'Courier number',
          },
        },
        orders: { name: 'Orders of this invoice' },
      },
      review: {
        audit: {
          name: 'First review',
          closed: 'This invoice is “%{status}”, so there is no first review to do. It can only be viewed.',
          actions: {
            checkOne: {
              name: 'First review',
              success: 'Done',
              fields: {
                status: 'Result',
                remark: 'Remark',
              },
            },
          },
        },
        makeOut: {
          name: 'Invoicing',
          closed: 'This invoice is “%{status}”, so there is no invoicing to do. It can only be viewed.',
          actions: {
            checkTwo: {
              name: 'Finance invoicing',
              success: 'Done',
              fields: {
                status: 'Result',
                dealTime: 'Billing time',
                dealUser: 'Biller',
                dealCode: 'Invoice code',
                dealNum: 'Invoice number',
                courierNumber: 'Courier number',
                remark: 'Remark',
              },
            },
          },
        },
      },
    },
    'money/invoice/orders': {
      name: 'Invoice orders',
      fields: {
        order_no: 'Order no.',
        create_time: 'Ordered',
        trade_no: 'Trade no.',
        pay_type: 'Payment type',
        order_type: 'Order type',
        buyer_id: 'Paying account',
        money: 'Amount',
      },
    },
  },
} satisfies Translated<typeof zh>;
