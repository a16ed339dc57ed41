import { defineRecord, defineResource, f, get, post } from 'declared-console/schema';
import { enabled } from '../enums';
import { to } from '../routes';
import { changesOf } from './changesOf';
import { roleForm } from './roleForm';

const record = defineRecord({
  id: f.hidden(),
  position: f.text(),
  desc: f.text(),
  status: f.enum(enabled),
});

/** The built-in administrator role, which can't be changed even if renamed; its details can be viewed. */
const FIRST = '1';
/** Neither can a role named 'administrator'. */
const changeable = { position: { not: 'administrator' }, id: { not: FIRST } } as const;

/** Roles, and adding one: docs/specification.md#roles. */
export default defineResource({
  name: 'authority/role',
  record,
  api: {
    list: get('/api/ajax/role/getRoleList'),
    save: post('/api/ajax/role/addRole'),
    toggle: post('/api/ajax/role/roleDisable'),
  },
  build: ({ calc, submit, link, dialog, form }) => ({
    key: 'id',
    list: {
      call: 'list',
      limit: 'chosen',
      searchHere: true,
      columns: ['position', 'desc', 'status'],
      actions: { add: link({ to: () => to('authority/role-add', {}) }) },
    },
    actions: {
      view: dialog({
        whenCalc: calc(
          ['id', 'position'],
          ({ id, position }) => id === FIRST || position !== 'administrator',
          'the id takes precedence over the name',
        ),
        show: 'authority/roleDetail',
        params: ({ id }) => ({ id }),
      }),
      edit: link({ when: changeable, to: ({ id }) => to('authority/role-edit', { id }) }),
      copy: link({ to: ({ id }) => to('authority/role-copy', { id }) }),
      enable: submit({
        when: { ...changeable, status: 'disabled' },
        call: 'toggle',
        confirm: true,
        note: () => import('./RoleAccounts'),
        with: ({ id }) => ({ id, type: enabled.wire('enabled') }),
      }),
      disable: submit({
        when: { ...changeable, status: 'enabled' },
        call: 'toggle',
        confirm: true,
        note: () => import('./RoleAccounts'),
        with: ({ id }) => ({ id, type: enabled.wire('disabled') }),
      }),
      records: dialog({ when: changeable, ...changesOf('role') }),
    },
    create: form({ call: 'save', form: roleForm }),
  }),
});
