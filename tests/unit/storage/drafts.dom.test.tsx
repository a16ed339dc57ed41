import { session as def } from '@resources/session';
import { beforeEach, expect, test } from 'vitest';
import type { Client } from '../../../src/api/client';
import { logout } from '../../../src/auth/login';
import { clearDrafts } from '../../../src/storage/clearDrafts';
import { drafts, phrases, runtime, session, storage } from '../../support/runtime';

beforeEach(() => {
  sessionStorage.clear();
  session.start('t1', { uid: '7', name: '张三' });
});

test('a draft is restored only on the path it was written for', () => {
  drafts.write('/authority/role-add', { roleName: '审核员' });
  expect(drafts.read('/authority/role-add')).toEqual({ roleName: '审核员' });
  expect(drafts.read('/authority/role-edit/2')).toBeUndefined();
});

test('a draft survives the session, for the same user only', () => {
  drafts.write('/x', { remark: '留言' });
  session.end();
  session.start('t2', { uid: '8', name: '李四' });
  expect(drafts.read('/x')).toBeUndefined();
  session.start('t3', { uid: '7', name: '张三' });
  expect(drafts.read('/x')).toEqual({ remark: '留言' });
});

test('only the current user’s drafts count as existing', () => {
  drafts.write('/x', { remark: '留言' });
  expect(drafts.exist()).toBe(true);
  session.start('t2', { uid: '8', name: '李四' });
  expect(drafts.exist()).toBe(false);
});

test('input after the session was dropped still belongs to the same user', () => {
  drafts.read('/x');
  session.end();
  drafts.write('/x', { remark: '补充' });
  session.start('t2', { uid: '7', name: '张三' });
  expect(drafts.read('/x')).toEqual({ remark: '补充' });
});

test('what comes back once somebody else is logged in is a draft of whoever wrote it', () => {
  session.start('t2', { uid: '8', name: '李四' });
  drafts.write('/x', { remark: '留言' }, '7');
  expect(drafts.read('/x')).toBeUndefined();
  session.start('t3', { uid: '7', name: '张三' });
  expect(drafts.read('/x')).toEqual({ remark: '留言' });
});

test('an ID number is never stored, but the words around it and other 18-digit numbers are', () => {
  drafts.write('/x', { remark: '证件 11010519491231002X 不清晰', number: '202600000000000123' });
  expect(JSON.stringify(sessionStorage)).not.toContain('11010519491231002X');
  expect(drafts.read('/x')).toEqual({ remark: '证件  不清晰', number: '202600000000000123' });
});

test('clearing removes one draft, clearing all removes every draft and nothing else', () => {
  drafts.write('/x', { a: '1' });
  drafts.write('/y', { b: '2' });
  drafts.clear('/x');
  expect([drafts.read('/x'), drafts.read('/y')]).toEqual([undefined, { b: '2' }]);
  clearDrafts(storage);
  expect(drafts.read('/y')).toBeUndefined();
  expect(session.identity()?.uid).toBe('7');
});

test('logging out removes all drafts, whatever the server answers', async () => {
  drafts.write('/x', { a: '1' });
  await logout(runtime, { send: () => Promise.reject(new Error('gone')) } as unknown as Client, def);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('an invalid value in the storage is no draft', () => {
  sessionStorage.setItem('draft/7//x', '{broken');
  expect(drafts.read('/x')).toBeUndefined();
});

test('the last five texts that a user has written are offered, without duplicates', () => {
  for (const phrase of ['一', '二', '三', '四', '五', '六', '三']) phrases.add('remark', phrase);
  expect(phrases.read('remark')).toEqual(['三', '六', '五', '四', '二']);
  expect(phrases.read('reason')).toEqual([]);
});
