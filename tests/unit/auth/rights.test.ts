import { describe, expect, it } from 'vitest';
import { landingPath, mayDo, rightsOf } from '../../../src/auth/menu';
import type { MenuItem } from '../../../src/auth/session';

let ids = 0;
const entry = (more: Partial<MenuItem>): MenuItem => {
  ids += 1;
  return { id: ids, name: '', url: '', permission: '', icon: '', hidden: false, children: [], ...more };
};
/** The menu entry of the invoices, with these children. */
const invoices = (children: readonly MenuItem[], more: Partial<MenuItem> = {}) => [
  entry({
    url: '/money',
    children: [entry({ url: '/invoice', permission: 'invoice/invoiceList', children })],
    ...more,
  }),
];
const first = entry({ permission: 'invoice/invoiceCheckOne', hidden: true });
const second = entry({ permission: 'invoice/invoiceCheckTwo', hidden: true });

describe('what the menu allows', () => {
  it('a list whose path is in the menu', () => {
    const rights = rightsOf(invoices([]));
    expect(mayDo(rights, 'money/invoice')).toBe(true);
    expect(mayDo(rights, 'money/just')).toBe(false);
  });

  it('all actions below a list without finer rights', () => {
    const rights = rightsOf(invoices([]));
    for (const step of ['invoice/invoiceCheckOne', 'invoice/invoiceCheckTwo'])
      expect(mayDo(rights, 'money/invoice', step)).toBe(true);
  });

  it('only the listed finer rights, if it lists some', () => {
    const rights = rightsOf(invoices([first]));
    expect(mayDo(rights, 'money/invoice')).toBe(true);
    expect(mayDo(rights, 'money/invoice', 'invoice/invoiceCheckOne')).toBe(true);
    expect(mayDo(rights, 'money/invoice', 'invoice/invoiceCheckTwo')).toBe(false);
    const both = rightsOf(invoices([first, second]));
    expect(mayDo(both, 'money/invoice', 'invoice/invoiceCheckTwo')).toBe(true);
  });

  it('a finer right only below the entry that has it, though another has the same one', () => {
    const decide = entry({ permission: 'user/decide', hidden: true });
    const seen = entry({ permission: 'user/list', hidden: true });
    const menu = [
      entry({
        url: '/user',
        children: [
          entry({ url: '/companies', permission: 'user/list', children: [decide] }),
          entry({ url: '/persons', permission: 'user/list', children: [seen] }),
          entry({ url: '/others', permission: 'user/list' }),
        ],
      }),
    ];
    const rights = rightsOf(menu);
    expect(mayDo(rights, 'user/companies', 'user/decide')).toBe(true);
    expect(mayDo(rights, 'user/persons', 'user/decide')).toBe(false);
    expect(mayDo(rights, 'user/others', 'user/decide')).toBe(true);
  });

  it('every action, where the child nodes carry no permission', () => {
    const data = entry({ hidden: true });
    expect(mayDo(rightsOf(invoices([data])), 'money/invoice', 'invoice/invoiceCheckTwo')).toBe(true);
  });

  it('an action only together with its list', () => {
    const elsewhere = [entry({ url: '/user', children: [first] })];
    expect(mayDo(rightsOf(elsewhere), 'money/invoice', 'invoice/invoiceCheckOne')).toBe(false);
  });

  it('a finer right nested deeper than one level', () => {
    const deep = entry({ hidden: true, children: [first] });
    const rights = rightsOf(invoices([deep]));
    expect(mayDo(rights, 'money/invoice', 'invoice/invoiceCheckOne')).toBe(true);
    expect(mayDo(rights, 'money/invoice', 'invoice/invoiceCheckTwo')).toBe(false);
  });
});

describe('the landing page', () => {
  const users = entry({ url: '/user', children: [entry({ url: '/enterprise' })] });

  it('is not a hidden group', () => {
    expect(landingPath([...invoices([], { hidden: true }), users])).toBe('/user/enterprise');
    expect(landingPath(invoices([], { hidden: true }))).toBeUndefined();
  });

  it('is neither a hidden entry nor one without a path', () => {
    const group = entry({ url: '/app', children: [entry({ url: '/x', hidden: true }), entry({})] });
    expect(landingPath([group, users])).toBe('/user/enterprise');
  });

  it.each([
    ['javascript:alert(1)', '/x'],
    ['https://evil.example', '/x'],
    ['', '//evil.example'],
    ['/', '/evil.example'],
    ['', '/\\evil.example'],
    ['user', '/x'],
    ['', '/'],
  ])('is never outside the console, nor the root itself: %s%s', (url, below) => {
    const group = entry({ url, children: [entry({ url: below })] });
    expect(landingPath([group, users])).toBe('/user/enterprise');
    expect(rightsOf([group]).paths.size).toBe(0);
  });
});
