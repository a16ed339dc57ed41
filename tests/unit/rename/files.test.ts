import { describe, expect, it } from 'vitest';
import { applicationIn, filesIn } from '../../../scripts/remove/application';
import { mentionsOf, renamingOf } from '../../../scripts/rename/files';

const application = await applicationIn(process.cwd());
const renaming = renamingOf('money/invoice', 'money/bill', application);
const { files, moved } = renaming;
const everywhere = filesIn(process.cwd());
const mentions = (from: string, of: typeof renaming) => mentionsOf(from, of, application, everywhere);
const text = (path: string) => files.get(path) ?? '';

describe('a renamed resource', () => {
  it('has its files moved, those of its show too', () => {
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
    ['server/seed/menu.ts', "'/bill'"],
  ])('has the new name in %s: %s', (path, wanted) => {
    expect(text(path)).toContain(wanted);
  });

  it('leaves a child resource with a longer name unchanged', () => {
    expect(text('resources/manifest.ts')).toContain("'money/invoice/orders': () => import('./money/");
    expect(text('i18n/zh-CN/areas/money.ts')).toContain("'money/invoice/orders': {");
    expect(text('resources/manifest.ts')).not.toContain("'money/invoice': ");
  });

  it('reports every line with the old name that is left: of hand-named pages, tests and documents', () => {
    const left = mentions('money/invoice', renaming).join('\n');
    for (const page of ['view', 'audit', 'makeOut'])
      expect(left).toMatch(new RegExp(`^resources/routes\\.ts:\\d+  'money/invoice/${page}': `, 'm'));
    expect(left).toMatch(/^docs\/.*\.md:\d+ {2}.*money\/invoice/m);
    expect(left).toMatch(/^tests\/unit\/rename\/files\.test\.ts:\d+ {2}/m);
  });

  it('mentions neither child resources, calls, snapshots nor its own changes', () => {
    const left = mentions('money/invoice', renaming).filter((line) => !line.startsWith('tests/'));
    expect(left.join('\n')).not.toMatch(/'money\/invoice\/orders'|^server\/|\.snap:|money\/invoice'/m);
    const read = (path: string) =>
      path === 'a.md' ? "POST /api/money/invoice/pay\n'money/invoice' is it" : '';
    expect(
      mentionsOf(
        'money/invoice',
        { files: new Map(), moved: new Map(), notes: [] },
        { ...application, read },
        ['a.md'],
      ),
    ).toEqual(["a.md:2  'money/invoice' is it"]);
  });

  it('has its words and the pages of its queues under the new name, wherever they are used', () => {
    const texts: Readonly<Record<string, string>> = {
      'src/a.ts': "translate('resources.money/invoice.fields.x', `resources.money/invoiceDetail.x`);\n",
      'resources/routes.ts':
        "x = { 'money/invoice-first': 1, b: 'money/invoice-final', 'money/invoice/orders': 2 };\n",
    };
    const read = (path: string) => texts[path] ?? application.read(path);
    const paths = [...application.paths, 'src/a.ts'];
    const changed = renamingOf('money/invoice', 'money/bill', { ...application, paths, read }).files;
    expect(changed.get('src/a.ts')).toBe(
      "translate('resources.money/bill.fields.x', `resources.money/billDetail.x`);\n",
    );
    expect(changed.get('resources/routes.ts')).toBe(
      "x = { 'money/bill-first': 1, b: 'money/bill-final', 'money/invoice/orders': 2 };\n",
    );
  });

  it('is imported from its new file, even if that has another name', () => {
    const person = renamingOf('user/Detail', 'user/person', application);
    expect(person.files.get('i18n/zh-CN/areas/user.ts')).toContain("'@resources/user/person'");
    expect(mentions('user/Detail', person).join('\n')).toMatch(
      /^tests\/unit\/.*:\d+ {2}import .*@resources\/user\/detail'/m,
    );
  });

  it('gets a note if its name is composed, so that it still differs from its file', () => {
    const of = (from: string, to: string) => renamingOf(from, to, application).notes.join('\n');
    expect(of('online/process', 'online/steps')).toContain(
      "resources/online/steps.ts doesn't contain its name",
    );
    expect(of('money/invoice', 'money/bill')).not.toContain('its name');
  });

  it('rejects another area, a taken name, an existing file, and an unknown resource', () => {
    const rename = (from: string, to: string) => () => renamingOf(from, to, application);
    expect(rename('money/invoice', 'user/invoice')).toThrow("isn't a name in the area money");
    expect(rename('money/invoice', 'money/just')).toThrow("'money/just' is declared already");
    expect(rename('money/just', 'money/FutureBilling')).not.toThrow();
    expect(rename('user/integral', 'user/detail')).toThrow('resources/user/detail.ts exists already');
    expect(rename('user/integral', 'user/users')).toThrow('resources/user/users.ts exists already');
    expect(rename('money/nothing', 'money/other')).toThrow("'money/nothing' isn't a declared resource");
  });

  it('leaves tests unchanged', () => {
    expect([...files.keys()].filter((path) => path.startsWith('tests/'))).toEqual([]);
  });

  it("can't be renamed when the manifest names no file for it", () => {
    const read = (path: string) => (path === 'resources/manifest.ts' ? '' : application.read(path));
    expect(() => renamingOf('money/invoice', 'money/bill', { ...application, read })).toThrow(
      "names no existing file for 'money/invoice'",
    );
  });
});
