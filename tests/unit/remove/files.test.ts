import { memoize } from 'es-toolkit';
import { describe, expect, it } from 'vitest';
import { applicationIn } from '../../../scripts/remove/application';
import { leftOf, namesOf, removalOf } from '../../../scripts/remove/files';

const all = await applicationIn(process.cwd());
// This file itself names the removed resource.
const application = { ...all, paths: all.paths.filter((path) => !path.startsWith('tests/unit/remove/')) };
const removed = memoize((name: string) => removalOf(namesOf(name, application), application));
/** The lines that a removal deletes from a file. */
function taken(name: string, path: string): readonly string[] {
  const { files } = removed(name);
  const after = files.has(path) ? (files.get(path) ?? '') : application.read(path);
  const left = new Set(after?.split('\n').map((line) => line.trim()));
  return (application.read(path) ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !left.has(line));
}

describe('a removed resource', () => {
  it('takes its show with it', () => {
    expect(namesOf('money/invoice', application)).toEqual(['money/invoice', 'money/invoiceDetail']);
    expect(namesOf('app/version', application)).toEqual(['app/version', 'app/details']);
    // Its show belongs to another list, too.
    expect(namesOf('user/enterprise', application)).toEqual(['user/enterprise']);
    expect(namesOf('app/feedback', application)).toEqual(['app/feedback']);
    expect(namesOf('app/nothing', application)).toEqual([]);
  });

  it('takes its declaration, its line in the manifest and its words, and no others', () => {
    const { files } = removed('app/feedback');
    expect(files.get('resources/app/feedback.ts')).toBeUndefined();
    expect(files.has('resources/app/feedback.ts')).toBe(true);
    expect(taken('app/feedback', 'resources/manifest.ts')).toEqual([
      "'app/feedback': () => import('./app/feedback'),",
    ]);
    expect(files.get('i18n/zh-CN/areas/app.ts')).toContain("'app/version': {");
    expect(files.get('i18n/zh-CN/areas/app.ts')).not.toContain('eedback');
  });

  it("can't be removed when the manifest names no file for it", () => {
    const read = (path: string) => (path === 'resources/manifest.ts' ? '' : application.read(path));
    expect(() => removalOf(['app/feedback'], { ...application, read })).toThrow(
      "names no existing file for 'app/feedback'",
    );
  });

  it('takes the pages that open it', () => {
    expect(taken('app/details', 'resources/routes.ts')).toEqual([
      "'app/details': { path: '/app/details/:id', show: 'app/details', under: 'app/version' },",
    ]);
  });

  it('takes its enums with their words, except those that something else uses', () => {
    expect(taken('app/feedback', 'resources/enums.ts').join('\n')).toContain('export const feedbackType');
    expect(taken('app/feedback', 'i18n/zh-CN/enums.ts').join('\n')).toContain('feedbackType');
    expect(taken('app/feedback', 'resources/enums.ts').join('\n')).not.toContain('userType');
    expect(taken('online/web', 'resources/enums.ts')).toEqual([]);
  });

  it('takes its calls with their handlers, except those that something else makes', () => {
    expect(taken('app/feedback', 'server/routes/access.ts').join('\n')).toContain(
      'POST /api/version/feedback',
    );
    expect(taken('app/feedback', 'server/routes/versions.ts').join('\n')).toContain(
      'POST /api/version/feedback',
    );
    expect(taken('user/enterprise', 'server/routes/access.ts')).toEqual([]);
  });

  it('takes its handler out of a file whose table of calls has another name', () => {
    expect(taken('user/balance/detail', 'server/routes/exports.ts').join('\n')).toContain(
      'GET /api/export/userBalanceDetailExport',
    );
  });

  it('reports where a permission is used that disappears with its menu entry', () => {
    const alone = removalOf(['evidence/results'], application);
    const left = leftOf(['evidence/results'], application, alone).join('\n');
    expect(left).toMatch(/^server\/routes\/access\.ts:\d+ .*needs\('notarization\/getList'\)/m);
    expect(leftOf(['app/feedback'], application, removed('app/feedback')).join('\n')).not.toContain(
      'access.ts',
    );
  });

  it('takes its menu entry, and the group only with its last entry', () => {
    expect(taken('app/feedback', 'server/seed/menu.ts')).toHaveLength(1);
    expect(taken('app/feedback', 'server/seed/menu.ts').join('')).toContain("'/feedback'");
  });

  it('is reported wherever it is still named or imported', () => {
    const said = (name: string) => leftOf(namesOf(name, application), application, removed(name)).join('\n');
    expect(said('app/details')).toContain("to('app/details', { id })");
    expect(said('app/version')).toContain('resources/app/details.ts');
    expect(said('app/feedback')).not.toMatch(/^resources\//m);
  });
});

describe('a resource that can not be imported', () => {
  const { 'app/feedback': _broken, ...resources } = application.resources;
  const broken = { ...application, resources };

  it('is removed by its source text, like one that can be imported', () => {
    const names = namesOf('app/feedback', broken);
    expect(names).toEqual(['app/feedback']);
    expect(removalOf(names, broken).files).toEqual(removed('app/feedback').files);
  });

  it('keeps its calls and enums when another resource is removed', () => {
    const none = { ...application, resources: {} };
    for (const name of ['user/enterprise', 'online/web'])
      expect(removalOf([name], none).files).toEqual(removalOf([name], application).files);
  });
});

describe('a resource that was renamed', () => {
  it('takes the table that is filled from its recording, whatever its name', () => {
    const seeds = `import appFeedbackRecording from '@resources/app/version.recorded.json';
import { appFeedback } from '../db/schema';
const seeds = [{ table: appFeedback, key: 'id', recorded: appFeedbackRecording.list.answer }];
use(seeds);
`;
    const schema = `import { integer, pgTable } from 'drizzle-orm/pg-core';

export const appFeedback = pgTable('app_feedback', { rowNo: integer('row_no') });
`;
    const texts = new Map([
      ['server/seed/recorded.ts', seeds],
      ['server/db/schema/app.ts', schema],
    ]);
    const read = (path: string) => texts.get(path) ?? application.read(path);
    const { files, notes } = removalOf(['app/version'], { ...application, read });
    const withUser = {
      ...application,
      paths: [...application.paths, 'server/routes/more.ts'],
      read: (path: string) => (path === 'server/routes/more.ts' ? 'db.from(appFeedback);' : read(path)),
    };
    const kept = removalOf(['app/version'], withUser);
    expect(kept.files.has('server/db/schema/app.ts')).toBe(false);
    expect(kept.notes.join()).toContain('The table app_feedback stays, because server/routes/more.ts');
    expect(files.get('server/seed/recorded.ts')).not.toMatch(/appFeedback/);
    expect(files.has('server/db/schema/app.ts')).toBe(true);
    expect(files.get('server/db/schema/app.ts')).toBeUndefined();
    expect(notes.join()).toContain('app_feedback');
  });
});
