import { beforeEach, expect, it } from 'vitest';
import { createStore } from '../../../src/console/store';
import { runtime, session } from '../../support/runtime';

beforeEach(() => localStorage.clear());

const as = (uid: string) => {
  session.start('t', { uid, name: '张三' });
  return createStore(runtime);
};

it('saved queries are those of their account, even if its session ended without a logout', () => {
  as('1').setItem('users.savedQueries', ['北京']);
  as('1').setItem('users.datatable.hidden', ['mobile']);
  session.end();
  createStore(runtime);
  expect(as('1').getItem('users.savedQueries')).toEqual(['北京']);
  session.end();
  expect(as('2').getItem('users.savedQueries')).toBeUndefined();
  expect(as('2').getItem('users.datatable.hidden')).toEqual(['mobile']);
});
