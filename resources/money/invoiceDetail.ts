import { defineRecord, defineResource, f, i, post } from 'declared-console/schema';
import { creditCode } from '../checks';
import { financeVerdict, firstVerdict, invoiceStatus, invoiceType } from '../enums';
import { biller, billingTime, remark } from '../inputs';
import { routes } from '../routes';

const record = defineRecord({
  id: f.hidden(),
  username: f.text(),
  mobile: f.phone(),
  create_time: f.dateTime(),
  status: f.enum(invoiceStatus),
  head: f.text(),
  type: f.enum(invoiceType),
  tax_num: f.text({ check: creditCode }),
  money: f.money(),
  bank_name: f.text(),
  account: f.text(),
  street: f.text(),
  phone_number: f.text(),
  name: f.text(),
  post_phone_number: f.text(),
  address: f.text(),
  email: f.text(),
  remark: f.text(),
  first_remark: f.text(),
  check_first_name: f.text({ account: 'check_first_account' }),
  check_first_time: f.dateTime(),
  check_review_name: f.text({ account: 'check_review_account' }),
  check_review_time: f.dateTime(),
  check_remark: f.text(),
  deal_time: f.dateTime(),
  deal_user: f.text(),
  deal_code: f.text(),
  deal_num: f.text(),
  courier_number: f.text(),
});

/** An invoice and its two reviews: docs/specification.md#invoice-detail. */
export default defineResource({
  name: 'money/invoiceDetail',
  route: routes['money/invoice/view'],
  record,
  api: {
    one: post('/api/invoice/invoiceDetail'),
    checkOne: post('/api/invoice/invoiceCheckOne'),
    checkTwo: post('/api/invoice/invoiceCheckTwo'),
  },
  build: ({ decide, decidedBy, embedded, facts, own }) => ({
    key: 'id',
    detail: { call: 'one', params: (id) => ({ id }) },
    show: {
      representation: 'head',
      sections: {
        applicant: facts(['username', 'mobile', 'create_time']),
        invoice: [
          facts([
            'status',
            'head',
            'type',
            'tax_num',
            'money',
            'bank_name',
            'account',
            'street',
            'phone_number',
          ]),
          own(() => import('./OrdersSum')),
        ],
        // Beside their sum, so that both are in view.
        orders: embedded('money/invoice/orders', ({ id }) => ({ id })),
        mailing: facts(['name', 'post_phone_number', 'address', 'email']),
        remarks: facts(['remark', 'first_remark']),
        review: facts([
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
        ]),
      },
    },
    review: {
      audit: {
        pause: '8s',
        decided: decidedBy({
          by: 'check_first_name',
          at: 'check_first_time',
          result: 'status',
          note: 'first_remark',
        }),
        claim: 'invoiceAudit',
        actions: {
          checkOne: decide({
            when: { status: 'awaiting' },
            call: 'checkOne',
            form: {
              status: i.radio(firstVerdict, { required: 'required', initial: 'submit' }),
              remark: remark(),
            },
            rules: [{ if: { status: 'reject' }, require: ['remark'], message: 'reasonRequired' }],
            with: ({ id }) => ({ id }),
          }),
        },
      },
      makeOut: {
        pause: '8s',
        decided: decidedBy({
          by: 'check_review_name',
          at: 'check_review_time',
          result: 'status',
          note: 'check_remark',
        }),
        claim: 'invoiceMakeOut',
        actions: {
          checkTwo: decide({
            when: { status: 'submitted' },
            call: 'checkTwo',
            question: () => import('./FutureBilling'),
            form: {
              status: i.radio(financeVerdict, { required: 'required', initial: 'agree' }),
              dealTime: billingTime(),
              dealUser: biller(),
              dealCode: i.text({
                holds: 'number',
                required: 'invoiceCodeRequired',
                max: 50,
                tooLong: 'tooLong',
              }),
              dealNum: i.text({
                holds: 'number',
                required: 'invoiceNumberRequired',
                max: 50,
                tooLong: 'tooLong',
              }),
              courierNumber: i.text({ holds: 'number', max: 50, tooLong: 'tooLong' }),
              remark: remark(),
            },
            shown: {
              dealTime: { status: 'agree' },
              dealUser: { status: 'agree' },
              dealCode: { status: 'agree' },
              dealNum: { status: 'agree' },
              courierNumber: { status: 'agree' },
            },
            rules: [
              {
                row: { type: { not: 'electronicOrdinary' } },
                if: { status: 'agree' },
                require: ['courierNumber'],
                message: 'courierRequired',
              },
              { if: { status: 'reject' }, require: ['remark'], message: 'reasonRequired' },
            ],
            with: ({ id }) => ({ id }),
          }),
        },
      },
    },
  }),
});
