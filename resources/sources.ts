import { get } from '@/schema';
import type { OptionSource } from '@/schema/inputs';

/** The choices that a call answers. */

/** The labels of web captures, filtered by as they are written; the specification doesn't say what a row calls one. */
export const webLabels: OptionSource = {
  call: get('/api/webfor/webForList', { rows: 'list' }),
  value: ['name', 'label'],
  text: ['name', 'label'],
};

/** The roles an account can have: rows of roles, or named as an account names its own. */
export const roles: OptionSource = {
  call: get('/api/ajax/power/roleInfo'),
  value: ['id', 'role_id'],
  text: ['position', 'name'],
};

/** The versions that a new one can follow. */
export const earlierVersions: OptionSource = {
  call: get('/api/version/versionList'),
  value: 'current_version',
  text: 'current_version',
};

/** The tree of module permissions. */
export const modules: OptionSource = {
  call: get('/api/ajax/role/getAllRule'),
  value: 'id',
  text: 'name',
  children: 'childMenu',
  words: 'shell.menu.names',
};
