import { defineRecord, defineResource, f, get, i, post } from 'declared-console/schema';
import { pointsType, userType } from '../enums';
import { phoneNumber } from '../identifiers';
import { phone } from '../inputs';
import { keyword } from '../searching';

const record = defineRecord({
  mobile: f.phone(),
  company: f.text(),
  time: f.dateTime(),
  type: f.enum(pointsType),
  userStatus: f.enum(userType),
  points: f.int(),
  explain: f.text(),
  admin: f.text({ account: 'admin_account' }),
});

/** More is taken for a typo: the specification names no limit. */
const MOST_POINTS = 999_999_999;

/** Points given, and giving them. */
export default defineResource({
  name: 'user/integral',
  record,
  api: {
    list: get('/api/ajax/user/getPoints'),
    give: post('/api/user/updatePoints'),
  },
  build: ({ dialog, submit }) => ({
    key: '#',
    list: {
      call: 'list',
      columns: ['mobile', 'company', 'time', 'type', 'userStatus', 'points', 'explain', 'admin'],
      filters: {
        keyword: keyword({ inputMode: 'tel', finds: [phoneNumber], also: 'orLastDigits' }),
        type: i.select(userType),
        pointsType: i.select(pointsType),
      },
      actions: {
        give: submit({
          call: 'give',
          permission: 'user/updatePoints',
          heldBy: 'giftApproval',
          note: () => import('./Recipient'),
          question: () => import('./GivePoints'),
          form: {
            mobile: phone(),
            type: i.radio(userType, { required: 'userTypeRequired', initial: 'company' }),
            pointsType: i.radio(pointsType, { required: 'giftTypeRequired' }),
            points: i.number({ required: 'amountRequired', wrong: 'amountNotNumber', max: MOST_POINTS }),
            explain: i.textarea({ required: 'giftReasonRequired', max: 200, tooLong: 'giftReasonTooLong' }),
          },
          rules: [{ matches: { points: /^[1-9]\d*$/ }, message: 'amountNotPositive' }],
        }),
        giveMany: dialog({
          permission: 'user/updatePoints',
          load: () => import('./giveMany/GiveMany'),
        }),
      },
    },
  }),
});
