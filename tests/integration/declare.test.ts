import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { seededDump } from '@mocks/testBackend';
import { systemClock } from '@server/clock';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const LEFT = ['node_modules', 'dist', 'dist-server', '.git', '.data', 'test-results'];

const row = (id: number, name: string, status: string) => ({
  id,
  coupon_name: name,
  channel: { id: 1, name: '官网' },
  amount_cents: 1250 * id,
  status,
  mobile: `1391234567${id}`,
  create_time: 1_767_225_600 + id,
  remark: null,
  'batch-no': `B-${id}`,
});
/**
 * Compiles the files that are written, and what they import; tests and scripts are compiled in the project itself. Writes
 * no build info, because the copy shares the project's node_modules.
 */
const tsconfig = {
  extends: './tsconfig.json',
  compilerOptions: { incremental: false, tsBuildInfoFile: null },
  include: ['resources', 'i18n', 'server', 'src'],
};
const rows = [row(1, '新人券', '待审核'), row(2, '老友券', '已通过'), row(3, '会员券', '已驳回')];
const answered = (data: unknown) => JSON.stringify({ code: 200, message: 'success', data });
/** A call as in a browser's archive. */
const call = (method: string, path: string, text: string, body = '') => ({
  request: { method, url: `https://a.example.com/api/ajax/coupon/${path}`, postData: { text: body } },
  response: { status: 200, content: { mimeType: 'application/json', text } },
});
const form = 'coupon_name=%E6%96%B0%E4%BA%BA%E5%88%B8&amount_cents=1250&mobile=13912345671&remark=';
const recorded = {
  log: {
    entries: [
      call(
        'POST',
        'getList',
        answered({ count: 3, data: rows }),
        'page=1&limit=10&keyword=&status=&created_from=2026-01-01&region=eu',
      ),
      call('GET', 'getOne?id=1', answered({ ...rows[0], lines: [{ sku: 'A1', num: 2 }] })),
      call('POST', 'add', answered({ ...rows[0] }), form),
      call('POST', 'update', answered(null), `id=1&${form}`),
      call('POST', 'audit', answered(null), 'id=1&status=%E5%B7%B2%E9%80%9A%E8%BF%87&remark=%E5%A5%BD'),
      call('POST', 'disable', answered(null), 'couponId=1'),
      call('POST', 'create', answered(null), form),
      call('POST', 'stop', answered(null), 'batch-no=B-1&couponId=1'),
      call('POST', 'refresh', answered(null), ''),
    ],
  },
};

/** The copy of the project that tools are run in. */
let copy: string;
const run = (tool: string, ...args: string[]) =>
  execFileSync(process.execPath, [join('node_modules', tool), ...args], {
    cwd: copy,
    encoding: 'utf8',
    stdio: 'pipe',
  });
const declare = () =>
  run(
    'tsx/dist/cli.mjs',
    'src/tools/bin.ts',
    'declare',
    'screen.har',
    '--name',
    'marketing/coupon',
    '--menu',
    '营销管理',
    '--backend',
    '--yes',
  );

/**
 * What the copy's backend contains when started on a database that was seeded earlier, run as a program of the copy.
 */
const startedAgain = `
  import { readFile } from 'node:fs/promises';
  import { and, eq } from 'drizzle-orm';
  import { systemClock } from '@server/clock';
  import { openInMemory } from '@server/db/open';
  import { marketingCoupon, menus, roleMenus } from '@server/db/schema';
  import { seedIfEmpty } from '@server/seed';
  const { db } = await openInMemory(new Blob([await readFile('seeded.tar')]));
  const seeded = await seedIfEmpty(db, systemClock);
  const [entry] = await db.select().from(menus).where(eq(menus.url, '/coupon'));
  const granted = await db.select().from(roleMenus)
    .where(and(eq(roleMenus.roleId, 1), eq(roleMenus.menuId, entry.id)));
  const rows = await db.select().from(marketingCoupon);
  process.stdout.write(JSON.stringify({ seeded, entry: entry.name, granted: granted.length, rows: rows.length }));
  process.exit();
`;

/** Every file of the copy, by path. */
const tree = () =>
  new Map(
    readdirSync(copy, { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile())
      .map((each) => join(each.parentPath, each.name))
      .map((path) => [relative(copy, path), readFileSync(path, 'base64')]),
  );

describe('a resource that is declared from the recorded calls of its screens, with a backend', () => {
  let said: string;
  let before: ReturnType<typeof tree>;
  /** Where the resource was declared: each test has a copy of it. */
  let declared: string;

  beforeAll(() => {
    declared = mkdtempSync(join(tmpdir(), 'declare-'));
    copy = declared;
    for (const name of readdirSync('.')) {
      if (!LEFT.includes(name)) cpSync(name, join(copy, name), { recursive: true });
    }
    writeFileSync(join(copy, 'screen.har'), JSON.stringify(recorded));
    before = tree();
    symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
    said = declare();
  });
  afterAll(() => rmSync(declared, { recursive: true, force: true }));
  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'declared-'));
    cpSync(declared, copy, { recursive: true, verbatimSymlinks: true });
  });
  afterEach(() => rmSync(copy, { recursive: true, force: true }));

  /** Edits the resource and declares it again: its file, how it was edited, and what the tool says. */
  function editedAndDeclared() {
    const file = join(copy, 'resources/marketing/coupon.ts');
    const edited = readFileSync(file, 'utf8').replace('f.epoch', '/* read */ f.epoch');
    writeFileSync(file, edited);
    return { file, edited, said: declare() };
  }

  // Compiling all of it takes a busy machine longer than other tests may take.
  it('compiles, and is written as the linter wants it', { timeout: 90_000 }, () => {
    expect(said).toContain('written    resources/marketing/coupon.ts');
    expect(said).toMatch(/^Read resources\/marketing\/coupon\.recorded\.json and .* before you commit: /m);
    const written = join(copy, 'tsconfig.written.json');
    writeFileSync(written, JSON.stringify(tsconfig));
    expect(run('typescript/bin/tsc', '--noEmit', '-p', written)).toBe('');
    run('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', 'resources', 'i18n', 'server');
    // A keyword is also searched in the texts of nested records.
    expect(readFileSync(join(copy, 'server/routes/marketing.ts'), 'utf8')).toContain(
      'textsIn(marketingCoupon.lines)',
    );
  });

  it('passes the tests that are generated for it', { timeout: 90_000 }, () => {
    // Its snapshots are new.
    run('vitest/vitest.mjs', 'run', 'tests/unit/resources', '-t', 'marketing/coupon', '--update');
  });

  it("arrives in an already seeded database: its table with rows, its menu entry, the administrator's permission", {
    timeout: 90_000,
  }, async () => {
    writeFileSync(join(copy, 'seeded.tar'), await seededDump(systemClock));
    writeFileSync(join(copy, 'startedAgain.ts'), startedAgain);
    expect(JSON.parse(run('tsx/dist/cli.mjs', 'startedAgain.ts'))).toMatchObject({
      seeded: false,
      granted: 1,
      rows: 60,
    });
  });

  it('keeps edits when it is declared again', () => {
    const { file, edited, said } = editedAndDeclared();
    expect(edited).toContain('/* read */');
    expect(said).toContain('kept       resources/marketing/coupon.ts');
    expect(readFileSync(file, 'utf8')).toBe(edited);
  });

  it('leaves no trace when it is removed, edited and declared again before', { timeout: 120_000 }, () => {
    editedAndDeclared();
    expect(() => run('tsx/dist/cli.mjs', 'scripts/remove/index.ts', 'marketing/coupon')).toThrow(
      'Nothing was removed',
    );
    // Whether or not something failed.
    appendFileSync(join(copy, 'resources/marketing/couponDetail.ts'), '({ a-b }) => 1;\n');
    run('tsx/dist/cli.mjs', 'scripts/remove/index.ts', 'marketing/coupon', '--yes');
    const after = tree();
    const differs = [...new Set([...before.keys(), ...after.keys()])];
    expect(differs.filter((path) => before.get(path) !== after.get(path))).toEqual([]);
  });
});
