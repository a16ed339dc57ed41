import { defineRecord, defineResource, f, get, post } from 'declared-console/schema';
import { whichSession } from '../enums';

const record = defineRecord({
  id: f.hidden(),
  device: f.text(),
  ip: f.text(),
  create_time: f.dateTime(),
  last_time: f.dateTime(),
  is_current: f.enum(whichSession),
});

/** Where an account is logged in: one's own, or that of `account_id`. Needs the capability `sessions`. */
export const sessions = <const N extends string>(name: N) =>
  defineResource({
    name,
    record,
    api: { list: get('/api/session/getList'), end: post('/api/session/end') },
    build: ({ submit }) => ({
      key: 'id',
      list: {
        call: 'list',
        columns: ['device', 'ip', 'create_time', 'last_time', 'is_current'],
      },
      actions: {
        // The present one ends by logging out.
        end: submit({
          when: { is_current: 'other' },
          call: 'end',
          confirm: true,
          with: ({ id }) => ({ id }),
        }),
      },
    }),
  });
