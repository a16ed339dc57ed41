import type { OptionSource } from 'declared-console/schema';
import { get } from 'declared-console/schema';

/** Choices that come from a call. */

/** The labels of web captures, which the filter sends as they are; the specification doesn't say how a row names one. */
export const webLabels: OptionSource = {
  call: get('/api/webfor/webForList', { rows: 'list' }),
  value: ['name', 'label'],
  text: ['name', 'label'],
};

/** The roles an account can have, with the keys of a role or those that an account has for its role. */
export const roles: OptionSource = {
  call: get('/api/ajax/power/roleInfo'),
  value: ['id', 'role_id'],
  text: ['position', 'name'],
};

/** The versions a new one can follow. */
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
