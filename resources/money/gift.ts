import { defineRecord, defineResource, f, get, i } from 'declared-console/schema';
import { giftOwner, giftStatus, pointsType, userType } from '../enums';
import { phoneNumber } from '../identifiers';
import { to } from '../routes';
import { keyword } from '../searching';

const record = defineRecord({
  id: f.hidden(),
  mobile: f.phone(),
  company: f.text(),
  user_type: f.enum(userType),
  type: f.enum(pointsType),
  points: f.int(),
  explain: f.text(),
  admin: f.text({ account: 'admin_account' }),
  time: f.dateTime(),
  is_own: f.enum(giftOwner),
  status: f.enum(giftStatus),
  verifier: f.text({ account: 'verifier_account' }),
  verify_time: f.dateTime(),
  reason: f.text(),
});

const waiting = { status: 'waiting', is_own: 'others' } as const;

/** Gifts of points that a second account decides on. Needs the capability `giftApproval`. */
export default defineResource({
  name: 'money/gift',
  record,
  api: { list: get('/api/giftApproval/getList') },
  build: ({ dialog }) => {
    const decided = {
      show: 'money/giftDetail',
      step: 'decision',
      params: ({ id }: { readonly id: string }) => ({ id }),
    } as const;
    return {
      key: 'id',
      list: {
        call: 'list',
        limit: 'chosen',
        columns: [
          { field: 'mobile', to: ({ id }) => to('money/gift/detail', { id }) },
          'company',
          { field: 'user_type', hidden: true },
          'type',
          'points',
          'explain',
          'admin',
          'time',
          'status',
          'verifier',
          { field: 'verify_time', hidden: true },
          { field: 'reason', hidden: true },
          { field: 'is_own', hidden: true },
        ],
        sums: ['points'],
        filters: {
          keyword: keyword({ inputMode: 'tel', finds: [phoneNumber], also: 'orLastDigits' }),
          status: i.select(giftStatus),
          type: i.select(pointsType),
          is_own: i.select(giftOwner),
        },
        queues: {
          workbench: {
            ...decided,
            pending: waiting,
            order: 'newestFirst',
            age: { since: 'time', warn: '4h', late: '1d' },
            // A row has all that is decided on; gifts to many come as many.
            several: { reject: {}, approve: {} },
          },
        },
      },
      actions: {
        review: dialog({ when: waiting, permission: 'giftApproval/decide', ...decided }),
        view: dialog({ when: { status: { not: 'waiting' } }, ...decided }),
      },
    };
  },
});
