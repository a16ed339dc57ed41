import { defineRecord, defineResource, f, post } from 'declared-console/schema';
import { enabled } from '../enums';
import { heldNodes, node } from './modules';
import { roleForm } from './roleForm';

const record = defineRecord({
  roleInfo: f.object({ id: f.text(), position: f.text(), desc: f.text(), status: f.enum(enabled) }),
  allListTree: f.tree(node, 'childMenu'),
});

/** A role, the modules it has, and editing it: docs/specification.md#roles. */
export default defineResource({
  name: 'authority/roleDetail',
  record,
  api: {
    one: post('/api/ajax/role/getSaveRole'),
    save: post('/api/ajax/role/addRole'),
  },
  build: ({ facts, form, own }) => ({
    key: '#',
    detail: { call: 'one', params: (id) => ({ id }) },
    show: {
      representation: 'roleInfo.position',
      sections: {
        role: facts(['roleInfo.position', 'roleInfo.desc', 'roleInfo.status']),
        modules: own(() => import('./RoleModules')),
      },
    },
    edit: form({
      call: 'save',
      form: roleForm,
      when: { roleInfo: { id: { not: '1' }, position: { not: 'administrator' } } },
      with: ({ id }) => ({ roleId: id }),
      from: ({ roleInfo, allListTree }) => ({
        roleName: roleInfo.position,
        roleDesc: roleInfo.desc,
        menuId: heldNodes(allListTree),
      }),
      question: () => import('./RoleChanges'),
    }),
  }),
});
