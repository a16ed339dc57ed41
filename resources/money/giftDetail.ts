import { defineRecord, defineResource, f, get, i, post } from 'declared-console/schema';
import { giftOwner, giftStatus, pointsType, userType, verdict } from '../enums';
import { routes } from '../routes';

const record = defineRecord({
  id: f.hidden(),
  company: f.text(),
  mobile: f.phone(),
  user_type: f.enum(userType),
  type: f.enum(pointsType),
  points: f.int(),
  explain: f.text(),
  admin: f.text({ account: 'admin_account' }),
  time: f.dateTime(),
  status: f.enum(giftStatus),
  is_own: f.enum(giftOwner),
  /** Another gift of as many points to the same user, within a day. */
  repeats: f.hidden(),
  verifier: f.text({ account: 'verifier_account' }),
  verify_time: f.dateTime(),
  reason: f.text(),
});

/** A gift of points, and what a second account decides on it: never the one that asked for it. */
export default defineResource({
  name: 'money/giftDetail',
  route: routes['money/gift/detail'],
  record,
  api: { one: get('/api/giftApproval/detail'), decide: post('/api/giftApproval/decide') },
  build: ({ decide, decidedBy, facts }) => {
    const decided = (result: 'pass' | 'reject') => (row: { readonly id: string }) => ({
      id: row.id,
      status: verdict.wire(result),
    });
    return {
      key: 'id',
      detail: { call: 'one', params: (id) => ({ id }) },
      show: {
        id: 'id',
        representation: 'mobile',
        sections: {
          recipient: facts(['mobile', 'company', 'user_type']),
          gift: facts(['points', 'type', 'explain', 'admin', 'time', 'status']),
          review: facts(['verifier', 'verify_time', 'reason'], { when: { status: { not: 'waiting' } } }),
        },
      },
      review: {
        decision: {
          permission: 'giftApproval/decide',
          pause: '8s',
          warnings: { repeated: { when: { status: 'waiting', repeats: { empty: false } } } },
          obstacles: { own: { when: { is_own: 'own' } } },
          decided: decidedBy({ by: 'verifier', at: 'verify_time', result: 'status', note: 'reason' }),
          claim: 'gift',
          actions: {
            reject: decide({
              tone: 'bad',
              when: { status: 'waiting' },
              call: 'decide',
              form: {
                reason: i.textarea({
                  required: 'rejectReasonRequired',
                  max: 200,
                  tooLong: 'rejectReasonTooLong',
                }),
              },
              with: decided('reject'),
            }),
            approve: decide({
              when: { status: 'waiting' },
              call: 'decide',
              confirm: true,
              with: (row) => ({ ...decided('pass')(row), reason: '' }),
            }),
          },
        },
      },
    };
  },
});
