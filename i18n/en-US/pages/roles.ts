import type { Translated } from '../../types';
import type { roles as words } from '../../zh-CN/pages/roles';

export const roles = {
  data: 'Data permission',
  none: 'No module permission is given',
  held: { all: ', given', some: ', given in part', none: ', not given' },
  changes: 'Confirm the change of permissions',
  added: 'Added',
  removed: 'Taken away',
  addedNone: 'Nothing is added',
  removedNone: 'Nothing is taken away',
  narrowed: 'Data permission: the role will see only the applications related to each account.',
  widened: 'Data permission: without the limit the role will see all applications.',
  accountsFailed: 'How many accounts have this role could not be looked up',
  accounts:
    '%{smart_count} account has this role and is affected. |||| %{smart_count} accounts have this role and are affected.',
  accountsAtLeast:
    'At least %{smart_count} account has this role and is affected; not all accounts could be read. |||| At least %{smart_count} accounts have this role and are affected; not all accounts could be read.',
  unchanged: 'Permissions stay as they are; only the name and description are saved.',
} satisfies Translated<typeof words>;
