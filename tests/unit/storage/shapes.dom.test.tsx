import { product } from '@resources/product';
import { beforeEach, describe, expect, it } from 'vitest';
import { createStore } from '../../../src/console/store';
import { chosenLocale } from '../../../src/storage/preferences';
import { drafts, phrases, runtime, session, storage } from '../../support/runtime';

const person = { uid: '7', name: '张三' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  session.start('t', person);
});

const WRONG = ['5', '"text"', '{}', 'null', 'true', '[1]', '[["a"]]', '{broken', '', 'undefined'];

describe.each(WRONG)('what storage holds is used only in its own shape: %j', (text) => {
  it.each([
    ['user/enterprise.datatable', ['mobile']],
    ['user/enterprise.datatable_columns', ['mobile']],
    ['user/enterprise.datatable_columnRanks', [0, 1]],
    ['user/enterprise.datatable_look', { widths: { mobile: 90 }, isCompact: true }],
    ['user/enterprise.savedQueries', []],
    ['locale', 'zh-CN'],
    ['theme', 'light'],
    ['sidebar.open', true],
    ['workbench.shortcuts', true],
  ])('%s', (key, fallback) => {
    localStorage.setItem(`RaStore.${key}`, text);
    const value = createStore(runtime).getItem<unknown>(key, fallback);
    // Some of the wrong ones are right for some of the keys.
    expect([typeof value, Array.isArray(value)]).toEqual([typeof fallback, Array.isArray(fallback)]);
    if (key.endsWith('.datatable')) expect(value).toEqual(fallback);
  });

  it('the session, drafts and phrases', () => {
    sessionStorage.setItem('identity', text);
    expect(session.identity()).toBeUndefined();
    sessionStorage.setItem('menu', text);
    expect(session.menu()).toBeUndefined();
    session.start('t', person);
    sessionStorage.setItem('draft/7//x', text);
    expect(drafts.read('/x') ?? {}).toEqual({});
    localStorage.setItem('phrases/7/remark', text);
    expect(phrases.read('remark')).toEqual([]);
    localStorage.setItem('RaStore.locale', text);
    expect(chosenLocale(storage, product.locales)).toBe('zh-CN');
  });
});

it('a menu that another version kept is requested again', () => {
  sessionStorage.setItem('menu', '[{"id":1,"name":"用户","url":"/user","children":[{"id":2}]}]');
  expect(session.menu()).toBeUndefined();
});

it('an order of columns names each once', () => {
  localStorage.setItem('RaStore.users.datatable_columnRanks', '[0,0,1]');
  expect(createStore(runtime).getItem('users.datatable_columnRanks')).toBeUndefined();
});

it('only preferences are stored: a query and whatever else lasts as long as the console', () => {
  const store = createStore(runtime);
  store.setItem('users.listParams', { filter: { keyword: '13005034911' } });
  expect(store.getItem('users.listParams')).toEqual({ filter: { keyword: '13005034911' } });
  expect(createStore(runtime).getItem('users.listParams')).toBeUndefined();
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('13005034911');
});

it('what must never be stored is left out of what is', () => {
  createStore(runtime).setItem('users.savedQueries', [
    { label: '张', value: { filter: { keyword: '11010519491231002X' } } },
  ]);
  expect(JSON.stringify({ ...localStorage })).not.toContain('11010519491231002X');
});

it('a change in another tab is followed, if it has the right shape', () => {
  const store = createStore(runtime);
  const heard: unknown[] = [];
  store.setup();
  store.subscribe('theme', (value) => heard.push(value));
  for (const newValue of ['"dark"', '7']) {
    localStorage.setItem('RaStore.theme', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'RaStore.theme', newValue, storageArea: localStorage }));
  }
  store.teardown();
  expect(heard).toEqual(['dark', undefined]);
});
