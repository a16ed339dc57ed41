import { defineRecord, defineResource, f, i, post } from 'declared-console/schema';
import { newPassword } from '../inputs';

const record = defineRecord({ id: f.hidden() });

/** Changing one's own password, which ends all sessions of the account. Needs the capability `changePassword`. */
export default defineResource({
  name: 'personal/password',
  record,
  api: { change: post('/api/user/changePassword') },
  build: ({ form }) => ({
    key: 'id',
    create: form({
      call: 'change',
      endsSession: true,
      form: {
        old_password: i.password({ required: 'oldPasswordRequired', current: true }),
        password: newPassword(),
        again: i.password({ required: 'passwordRequired', repeats: 'password', wrong: 'passwordsDiffer' }),
      },
    }),
  }),
});
