import { describe, expect, it } from 'vitest';
import { applicationIn } from '../../../scripts/remove/application';
import { renamingOf } from '../../../scripts/rename/files';

const application = await applicationIn(process.cwd());
const { files, moved, notes } = renamingOf('money/invoice', 'money/bill', application);
const text = (path: string) => files.get(path) ?? '';

describe('a resource that is renamed', () => {
  it('has its files elsewhere, those of its show too', () => {
    expect(Object.fromEntries(moved)).toEqual({
      'resources/money/invoice.ts': 'resources/money/bill.ts',
      'resources/money/invoiceDetail.ts': 'resources/money/billDetail.ts',
    });
    expect(text('resources/money/billDetail.ts')).toContain("name: 'money/billDetail'");
  });

  it.each([
    ['resources/manifest.ts', "'money/bill': () => import('./money/bill')"],
    ['resources/manifest.ts', "'money/billDetail': () => import('./money/billDetail')"],
    ['resources/routes.ts', "show: 'money/billDetail'"],
    ['resources/routes.ts', "under: 'money/bill'"],
    ['resources/routes.ts', "path: '/money/bill/invoiceDetail/audit?id'"],
    ['i18n/zh-CN/areas/money.ts', "'money/bill': {"],
    ['i18n/zh-CN/areas/money.ts', "'@resources/money/bill'"],
    ['i18n/en-US/areas/money.ts', "'money/billDetail': {"],
    ['mocks/seed/menu.ts', "'/bill'"],
  ])('is named so in %s: %s', (path, wanted) => {
    expect(text(path)).toContain(wanted);
  });

  it('leaves what is called like it, and stands below it, as it is', () => {
    expect(text('resources/manifest.ts')).toContain("'money/invoice/orders': () => import('./money/");
    expect(text('i18n/zh-CN/areas/money.ts')).toContain("'money/invoice/orders': {");
    expect(text('resources/manifest.ts')).not.toContain("'money/invoice': ");
  });

  it('says which names of pages keep the old one', () => {
    expect(notes.join()).toContain('money/invoice/view, money/invoice/audit, money/invoice/makeOut.');
  });

  it('is refused another area, a name that is taken, a file that is there, and one that is none', () => {
    const rename = (from: string, to: string) => () => renamingOf(from, to, application);
    expect(rename('money/invoice', 'user/invoice')).toThrow('no name in the area money');
    expect(rename('money/invoice', 'money/just')).toThrow("'money/just' is declared already");
    expect(rename('money/just', 'money/FutureBilling')).not.toThrow();
    expect(rename('user/integral', 'user/detail')).toThrow('resources/user/detail.ts is there already');
    expect(rename('user/integral', 'user/users')).toThrow('resources/user/users.ts is there already');
    expect(rename('money/nothing', 'money/other')).toThrow("'money/nothing' is no declared resource");
  });

  it('is said where tests name it, which stay as they are', () => {
    expect([...files.keys()].filter((path) => path.startsWith('tests/'))).toEqual([]);
    expect(notes.join()).toMatch(
      /These tests name it, and stay as they are: .*tests\/unit\/rename\/files\.test\.ts/,
    );
  });

  it('is refused where the manifest names no file of it', () => {
    const read = (path: string) => (path === 'resources/manifest.ts' ? '' : application.read(path));
    expect(() => renamingOf('money/invoice', 'money/bill', { ...application, read })).toThrow(
      "names no file of 'money/invoice'",
    );
  });
});
