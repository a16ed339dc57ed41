import { get } from '@/schema';
import type { OptionSource } from '@/schema/inputs';

/** The choices that a call answers. */

/** The labels of web captures, filtered by as they are written. */
export const webLabels: OptionSource = {
  call: get('/api/webfor/webForList', { rows: 'list' }),
  value: 'name',
  text: 'name',
};

/** The roles an account can have. */
export const roles: OptionSource = { call: get('/api/ajax/power/roleInfo'), value: 'id', text: 'position' };

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
