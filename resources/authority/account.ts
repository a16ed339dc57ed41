import { defineRecord, defineResource, f, get, i, post } from 'declared-console/schema';
import { accepting, enabled, locking } from '../enums';
import { changedPassword, contactPhone, password, realName, username } from '../inputs';
import { to } from '../routes';
import { roles } from '../sources';
import { changesOf } from './changesOf';

const record = defineRecord({
  admin_id: f.hidden(),
  username: f.text(),
  realname: f.text(),
  mobile: f.phone(),
  role_id: f.hidden(),
  position: f.text(),
  status: f.enum(enabled),
  is_accepted: f.enum(accepting),
  is_locked: f.maybe(f.enum(locking)),
});

/** Accounts with the role 'administrator' can't be changed. */
const changeable = { position: { not: 'administrator' } } as const;

const person = {
  realname: realName(),
  mobile: contactPhone(),
  role_id: i.choice(roles, { required: 'roleRequired', textIn: 'position' }),
};

/** Accounts, adding and editing them: docs/specification.md#accounts. */
export default defineResource({
  name: 'authority/account',
  record,
  api: {
    list: get('/api/ajax/power/adminList'),
    one: get('/api/ajax/power/getOne'),
    add: post('/api/ajax/power/addAccount'),
    update: post('/api/ajax/power/accountUpdate'),
    toggle: post('/api/ajax/power/disableEnable'),
    accept: post('/api/ajax/power/acceptEnable'),
    unlock: post('/api/ajax/power/unlock'),
  },
  build: ({ submit, link, dialog, form }) => ({
    key: 'admin_id',
    list: {
      call: 'list',
      limit: 'chosen',
      searchHere: true,
      columns: ['username', 'realname', 'mobile', 'position', 'status', 'is_accepted'],
      actions: { add: link({ to: () => to('authority/account-add', {}) }) },
    },
    detail: { call: 'one', params: (id) => ({ id }) },
    actions: {
      edit: link({ when: changeable, to: (row) => to('authority/account-edit', { id: row.admin_id }) }),
      enable: submit({
        when: { ...changeable, status: 'disabled' },
        call: 'toggle',
        confirm: true,
        with: ({ admin_id }) => ({ id: admin_id, status: enabled.wire('enabled') }),
      }),
      disable: submit({
        when: { ...changeable, status: 'enabled' },
        call: 'toggle',
        confirm: true,
        with: ({ admin_id }) => ({ id: admin_id, status: enabled.wire('disabled') }),
      }),
      accept: submit({
        when: { ...changeable, is_accepted: 'declines' },
        call: 'accept',
        confirm: true,
        with: ({ admin_id }) => ({ id: admin_id, is_accepted: accepting.wire('accepts') }),
      }),
      decline: submit({
        when: { ...changeable, is_accepted: 'accepts' },
        call: 'accept',
        confirm: true,
        with: ({ admin_id }) => ({ id: admin_id, is_accepted: accepting.wire('declines') }),
      }),
      unlock: submit({
        capability: 'unlock',
        when: { is_locked: 'locked' },
        permission: 'power/unlock',
        call: 'unlock',
        confirm: true,
        with: ({ admin_id }) => ({ id: admin_id }),
      }),
      sessions: dialog({
        capability: 'sessions',
        list: 'authority/session',
        params: ({ admin_id }) => ({ account_id: admin_id }),
      }),
      records: dialog({ when: changeable, ...changesOf('account') }),
    },
    create: form({ call: 'add', form: { username: username(), password: password(), ...person } }),
    edit: form({
      call: 'update',
      form: { username: username(), password: changedPassword(), ...person },
      when: changeable,
      with: ({ id }) => ({ id }),
      from: (row) => ({
        username: row.username,
        realname: row.realname,
        mobile: row.mobile,
        role_id: row.role_id,
      }),
    }),
  }),
});
