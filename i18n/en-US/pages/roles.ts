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
  unchanged: 'Permissions stay as they are; only the name and description are saved.',
} satisfies Translated<typeof words>;
