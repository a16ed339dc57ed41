import { defineRecord, defineResource, f, get, i, post } from '@/schema';
import {
  checkResult,
  fileStatus,
  identityProof,
  notarialPayment,
  notarialStatus,
  payType,
  userType,
  verdict,
} from '../enums';

/** An evidence that the application covers. */
export const coveredEvidence = defineRecord({
  baoquan: f.hidden(),
  baoquan_no: f.text(),
  title: f.text(),
  saveTime: f.dateTime(),
  userId: f.maybe(f.hidden()),
  fileStatus: f.maybe(f.enum(fileStatus)),
});

const record = defineRecord({
  orderId: f.hidden(),
  userId: f.maybe(f.hidden()),
  orderNo: f.text(),
  orderMoney: f.money(),
  pay_status: f.enum(notarialPayment),
  pay_type: f.enum(payType),
  transfer_img: f.url(),
  sendTypeName: f.text(),
  /** 1 a person, otherwise a company. */
  status: f.enum(userType),
  notarialStatus: f.enum(notarialStatus),
  checkRemark: f.text(),
  username: f.text(),
  authorPhone: f.phone(),
  authorIdcard: f.text(),
  authorType: f.maybe(f.enum(identityProof)),
  authorFront: f.url(),
  authorBack: f.url(),
  authorHand: f.url(),
  company: f.text(),
  taxNumber: f.text(),
  address: f.text(),
  authorName: f.text(),
  license: f.url(),
  file: f.url(),
  applyUrlPdf: f.url(),
  adviceUrlPdf: f.url(),
  tellUrlPdf: f.url(),
  notesUrlPdf: f.url(),
  list: f.list(coveredEvidence),
  checkRecords: f.list({
    id: f.hidden(),
    verifier: f.text(),
    verify_time: f.dateTime(),
    reason: f.text(),
    status: f.enum(checkResult),
  }),
});

/** One application and its review (document 1, sections 2 to 5 and 7). `userId` stands in the page's route. */
export default defineResource({
  name: 'evidence/detail',
  permission: 'notarization/getList',
  record,
  api: {
    one: get('/api/data/evidencesDetail'),
    check: post('/api/ajax/data/check'),
  },
  build: ({ submit }) => ({
    key: 'orderId',
    detail: { call: 'one', params: (id) => ({ orderId: id }) },
    actions: {
      check: submit({
        when: { notarialStatus: 'awaiting' },
        call: 'check',
        form: {
          isCheck: i.radio(verdict, { required: 'required', initial: 'pass' }),
          checkRemark: i.textarea({
            required: 'reviewRemarkRequired',
            max: 500,
            tooLong: 'reviewRemarkTooLong',
          }),
        },
        with: ({ userId, orderId }) => ({ userId, orderId }),
      }),
    },
  }),
});
