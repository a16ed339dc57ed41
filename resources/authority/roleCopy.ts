import { defineRecord, defineResource, f, post } from 'declared-console/schema';
import { heldNodes, node } from './modules';
import { roleForm } from './roleForm';

const record = defineRecord({
  roleInfo: f.object({ id: f.text(), position: f.text(), desc: f.text() }),
  allListTree: f.tree(node, 'childMenu'),
});

/** Adding a role that starts with the description and the modules of another: docs/specification.md#roles. */
export default defineResource({
  name: 'authority/roleCopy',
  record,
  api: {
    one: post('/api/ajax/role/getSaveRole'),
    save: post('/api/ajax/role/addRole'),
  },
  build: ({ form }) => ({
    key: '#',
    detail: { call: 'one', params: (id) => ({ id }) },
    edit: form({
      call: 'save',
      form: roleForm,
      from: ({ roleInfo, allListTree }) => ({
        roleName: '',
        roleDesc: roleInfo.desc,
        menuId: heldNodes(allListTree),
      }),
    }),
  }),
});
