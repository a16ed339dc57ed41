import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from '../../../src/console/store';
import { STYLES } from '../../../src/storage/storage';
import { drafts, phrases, runtime, session, storage } from '../../support/runtime';
import { sessionCookie } from '../../support/sessionCookie';

const person = { uid: '7', name: '张三' };
const menu = [{ id: 1, name: '用户', url: '/user', permission: '', icon: '', hidden: false, children: [] }];

const blocked = () => {
  for (const place of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, place, 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
};
const full = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
/** Takes what it is given and keeps nothing. */
const forgetful = () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {});
const withoutCookies = () => vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => {});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  session.end();
  storage.loss.set(false);
});
afterEach(() => {
  vi.restoreAllMocks();
  // Removes what lasts as long as the page.
  createStore(runtime).removeItems('');
  drafts.clear('/x');
  storage.drop('localStorage', 'phrases/7/remark');
  session.end();
});

describe.each([
  ['blocked', blocked],
  ['full', full],
  ['forgetful', forgetful],
])('where storage is %s, everything lasts as long as the page, and that is said', (_how, refuse) => {
  beforeEach(() => void refuse());

  it('the user and their menu', () => {
    session.start('t', person);
    session.keepMenu(menu);
    expect([session.identity(), session.menu()]).toEqual([person, menu]);
    session.end();
    expect([session.identity(), session.menu()]).toEqual([undefined, undefined]);
    expect(storage.loss.get()).toBe(true);
  });

  it('drafts and phrases', () => {
    session.start('t', person);
    drafts.write('/x', { remark: '留言' });
    phrases.add('remark', '清晰');
    expect([drafts.read('/x'), phrases.read('remark'), drafts.exist()]).toEqual([
      { remark: '留言' },
      ['清晰'],
      true,
    ]);
    expect(storage.loss.get()).toBe(true);
  });

  it('preferences and saved queries', () => {
    session.start('t', person);
    const store = createStore(runtime);
    const heard = vi.fn();
    store.subscribe('users.datatable', heard);
    store.setItem('users.datatable', ['mobile']);
    store.setItem('users.savedQueries', [{ label: '北京' }]);
    expect(heard).toHaveBeenCalledWith(['mobile']);
    expect(store.getItem('users.datatable')).toEqual(['mobile']);
    expect(store.getItem('users.savedQueries')).toEqual([{ label: '北京' }]);
    expect(storage.isKept('localStorage', 'RaStore.users.savedQueries')).toBe(false);
    expect(storage.loss.get()).toBe(true);
  });
});

it('nothing is said while the browser keeps what it is given', () => {
  session.start('t', person);
  session.keepMenu(menu);
  createStore(runtime).setItem('theme', 'dark');
  expect(storage.loss.get()).toBe(false);
  expect(session.isKept()).toBe(true);
});

it('what a user wrote takes the place of the cached styles', () => {
  localStorage.setItem(STYLES, '{}');
  const { setItem } = Storage.prototype;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (localStorage.getItem(STYLES)) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, text);
  });
  expect(storage.keep('localStorage', 'a', '1')).toBe(true);
  expect([storage.readText('localStorage', 'a'), storage.loss.get()]).toEqual(['1', false]);
});

describe('a login without cookies', () => {
  it('lasts as long as the page, and is known not to be kept', () => {
    withoutCookies();
    session.start('t', person);
    session.adopt();
    expect([session.token(), session.identity(), session.isKept()]).toEqual(['t', person, false]);
    expect(session.isOutdated()).toBe(false);
    session.end();
    expect([session.token(), session.isKept()]).toEqual([undefined, true]);
  });

  it('is the new one, where a cookie of the one before can not be overwritten', () => {
    session.start('old', { uid: '8', name: '李四' });
    withoutCookies();
    session.start('new', person);
    expect([session.token(), session.isOutdated()]).toEqual(['new', false]);
    vi.restoreAllMocks();
    session.end();
  });

  it('works where cookies can not even be read', () => {
    vi.spyOn(Document.prototype, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('sandboxed', 'SecurityError');
    });
    session.start('t', person);
    expect([session.token(), session.isKept()]).toEqual(['t', false]);
  });
});

describe('a tab that has heard nothing of another', () => {
  it('is outdated once the token is somebody else’s, or gone', () => {
    session.start('t', person);
    expect(session.isOutdated()).toBe(false);
    const { name, value } = sessionCookie(location.href, {
      token: 'u',
      identity: { uid: '8', name: '李四' },
    });
    document.cookie = `${name}=${value}; Path=/`;
    expect(session.isOutdated()).toBe(true);
    document.cookie = `${name}=; Max-Age=0; Path=/`;
    expect(session.isOutdated()).toBe(true);
  });
});
