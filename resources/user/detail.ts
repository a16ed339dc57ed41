import { defineRecord, defineResource, f, get, i, post } from '@/schema';
import { checkResult, identityProof, userStatus, verdict } from '../enums';

/** The account, with the keys of an approved enterprise. */
export const userInfo = defineRecord({
  user_id: f.hidden(),
  name: f.text(),
  mobile: f.phone(),
  user_status: f.enum(userStatus),
  app_id: f.maybe(f.text()),
  security_key: f.maybe(f.text()),
});

/** What was submitted for review. */
export const userDetailInfo = defineRecord({
  name: f.text(),
  tax_number: f.maybe(f.text()),
  contact_idcard: f.maybe(f.text()),
  address: f.maybe(f.text()),
  author_front: f.maybe(f.url()),
  author_back: f.maybe(f.url()),
  author_hand: f.maybe(f.url()),
  license: f.maybe(f.url()),
  file: f.maybe(f.url()),
  legal_person: f.maybe(f.text()),
  type: f.maybe(f.enum(identityProof)),
});

const record = defineRecord({
  userInfo: f.object(userInfo),
  userDetailInfo: f.object(userDetailInfo),
  checkRecords: f.list({
    id: f.hidden(),
    verifier: f.text(),
    verify_time: f.dateTime(),
    reason: f.text(),
    status: f.enum(checkResult),
  }),
});

/**
 * A user with what was submitted and how it was reviewed (document 1, sections 2 to 5 and 7). The page adds userDetial's
 * `status` where it knows it, and `type` to the review of a personal user.
 */
export default defineResource({
  name: 'user/Detail',
  permission: 'user/getUserList',
  record,
  api: { detail: get('/api/user/userDetial'), review: post('/api/user/updateUserStatus') },
  build: ({ submit }) => ({
    key: '#',
    detail: { call: 'detail', params: (id) => ({ userId: id }) },
    actions: {
      approve: submit({
        when: { userInfo: { user_status: 'awaiting' } },
        call: 'review',
        confirm: true,
        with: (row) => ({ status: verdict.wire('pass'), userId: row.userInfo.user_id }),
      }),
      reject: submit({
        when: { userInfo: { user_status: 'awaiting' } },
        call: 'review',
        form: {
          account: i.textarea({ required: 'rejectReasonRequired', max: 200, tooLong: 'rejectReasonTooLong' }),
        },
        with: (row) => ({ status: verdict.wire('reject'), userId: row.userInfo.user_id }),
      }),
    },
  }),
});
