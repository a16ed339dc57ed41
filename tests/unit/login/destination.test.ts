import { product } from '@resources/product';
import { describe, expect, it } from 'vitest';
import type { MenuItem } from '../../../src/auth/session';
import { destination as destinationIn, type Wanted } from '../../../src/login/destination';

const destination = (menu: readonly MenuItem[], wanted: Wanted) => destinationIn(menu, wanted, product);

const item = (id: number, url: string, children: readonly MenuItem[] = [], hidden = false): MenuItem => ({
  id,
  url,
  children,
  hidden,
  name: '',
  permission: '',
  icon: '',
});
const menu = [
  item(1, '/money', [item(2, '/hidden', [], true), item(3, '/just'), item(4, '/invoice')]),
  item(5, '/user', [item(6, '/enterprise')]),
];
const landing = '/money/just';

describe('after logging in', () => {
  it("a person lands on the first menu entry's url followed by its first shown child's", () => {
    expect(destination(menu, { from: undefined, notice: undefined })).toBe(landing);
  });

  it('a person returns to the guarded page they wanted, with its query', () => {
    const from = '/user/Detail/7?tab=2';
    expect(destination(menu, { from, notice: undefined })).toBe(from);
    expect(destination(menu, { from, notice: 'session' })).toBe(from);
  });

  it.each(['/login', '/login/', '/login?x=1', '/', '/?x=1'])('%s is not used as destination', (from) => {
    expect(destination(menu, { from, notice: undefined })).toBe(landing);
  });

  it.each(['//evil.example/x', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', 'user'])(
    '%s leads nowhere else',
    (from) => {
      expect(destination(menu, { from, notice: undefined })).toBe(landing);
    },
  );

  it('a phone page is not used as destination', () => {
    expect(destination(menu, { from: '/mobile/previewAtt/1', notice: undefined })).toBe(landing);
  });

  it.each(['forbidden', 'disabled'] as const)(
    'the page that ended the session (%s) is not opened again',
    (notice) => {
      expect(destination(menu, { from: '/authority/role', notice })).toBe(landing);
    },
  );

  it('there is no destination without a menu entry', () => {
    expect(destination([], { from: '/user/enterprise', notice: undefined })).toBeUndefined();
  });
});
