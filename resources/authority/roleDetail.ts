import { defineRecord, defineResource, f, post } from '@/schema';
import type { RecordOf, TreeNode } from '@/schema/fields';
import { enabled } from '../enums';
import { roleForm } from './roleForm';

const node = { id: f.text(), name: f.text(), have: f.maybe(f.text()) };

const record = defineRecord({
  roleInfo: f.object({ id: f.text(), position: f.text(), desc: f.text(), status: f.enum(enabled) }),
  allListTree: f.tree(node, 'childMenu'),
});

/** A role, the modules it has, and editing it (document 2, sections 3, 5 and 7). */
export default defineResource({
  name: 'authority/roleDetail',
  permission: 'role/getRoleList',
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
      with: ({ roleInfo }) => ({ roleId: roleInfo.id }),
      from: ({ roleInfo, allListTree }) => ({
        roleName: roleInfo.position,
        roleDesc: roleInfo.desc,
        menuId: heldNodes(allListTree),
      }),
    }),
  }),
});

/** A module in the tree that a role is given from. */
export type ModuleNode = TreeNode<typeof node>;

/** Whether the role has a module: `have` as the wire spells yes. */
const isHeld = ({ have }: Pick<RecordOf<typeof node>, 'have'>) => have === '1' || have === 'true';

/** The ids of every node that the role has. */
export const heldNodes = (nodes: readonly ModuleNode[]): string[] =>
  nodes.flatMap((each) => [...(isHeld(each) ? [each.id] : []), ...heldNodes(each.children)]);
