import { verifyFiles as words } from '@i18n/zh-CN/pages/verifyFiles';
import type { HashOutcome } from '@resources/evidence/hash/verdict';
import { withArchives } from '@resources/evidence/verifyFiles/archived';
import { createBatch } from '@resources/evidence/verifyFiles/batch';
import type { Found } from '@resources/evidence/verifyFiles/certificates';
import type { ChosenFile } from '@resources/evidence/verifyFiles/chosen';
import { knownFrom } from '@resources/evidence/verifyFiles/known';
import { noteOf } from '@resources/evidence/verifyFiles/noteOf';
import { resultsOf } from '@resources/evidence/verifyFiles/results';
import { expect, it, vi } from 'vitest';

const N = 'BQ2026010100000001';
const GENUINE = 'ab'.repeat(32);
const OTHER = 'cd'.repeat(32);
const found = async (number: string): Promise<Found> => ({
  kind: 'found',
  certificate: {
    number,
    href: '/',
    preserved: [{ text: GENUINE, hex: GENUINE, algorithms: ['SHA-256'], isStated: true }],
  },
});
const hash = async (file: Blob): Promise<HashOutcome> => ({
  kind: 'digest',
  digests: { 'SHA-256': (await file.text()) === 'genuine' ? GENUINE : OTHER },
  bytes: file.size,
});

/** An archive with its files, of which some are genuine. */
function archiveOf(name: string, body: string, inside: Readonly<Record<string, string>>): ChosenFile[] {
  const archive = { path: name };
  const file = (path: string, text: string): ChosenFile => ({
    ...{ path, size: text.length, archive },
    open: async () => (text === 'packed' ? text : new Blob([text])),
  });
  const files = Object.entries(inside).map(([path, text]) => file(`${name}/${path}`, text));
  return [{ ...file(name, body), packed: 'opened' }, ...files];
}

/** What is listed of these files, once that is known: their paths and results. */
async function listed(chosen: readonly ChosenFile[]) {
  const batch = createBatch({ find: found, hash });
  batch.add(chosen);
  const lines = () => {
    const { files, lookups } = batch.read();
    const results = resultsOf(files, knownFrom(lookups));
    return withArchives(files.flatMap((file, at) => ({ file, result: results[at] ?? { kind: 'waiting' } })));
  };
  await vi.waitFor(() => expect(lines().some(({ result }) => result.kind === 'waiting')).toBe(false), 10_000);
  return lines().map(({ file, result }) => [file.path, result.kind]);
}

it.each([
  [
    'only holds evidence isn’t listed',
    archiveOf('卷.zip', 'x', { [`${N}.txt`]: 'genuine', '2.txt': 'x' }),
    [
      [`卷.zip/${N}.txt`, 'match'],
      ['卷.zip/2.txt', 'unassigned'],
    ],
  ],
  [
    'only holds evidence isn’t listed, whatever number is its own',
    archiveOf(`${N}.zip`, 'x', { '1.txt': 'genuine', '2.txt': 'x' }),
    [
      [`${N}.zip/1.txt`, 'match'],
      [`${N}.zip/2.txt`, 'beside'],
    ],
  ],
  [
    'is the evidence of its own number speaks for what it holds',
    archiveOf(`${N}.zip`, 'genuine', { '1.txt': 'x', '2.txt': 'packed' }),
    [
      [`${N}.zip`, 'match'],
      [`${N}.zip/1.txt`, 'within'],
      [`${N}.zip/2.txt`, 'within'],
    ],
  ],
  [
    'is evidence by its digest speaks for what it holds',
    [...archiveOf('卷.zip', 'genuine', { '1.txt': 'x' }), ...archiveOf('b.zip', 'x', { [`${N}.txt`]: 'y' })],
    [
      ['卷.zip', 'match'],
      ['卷.zip/1.txt', 'within'],
      ['b.zip', 'unassigned'],
      [`b.zip/${N}.txt`, 'differing'],
    ],
  ],
  [
    'neither is nor holds evidence is listed, as it may be some',
    archiveOf('卷.zip', 'x', { '1.txt': 'x' }),
    [
      ['卷.zip', 'unassigned'],
      ['卷.zip/1.txt', 'unassigned'],
    ],
  ],
])('an archive that %s', async (_, chosen, lines) => {
  expect(await listed(chosen)).toEqual(lines);
});

it('an archive says whether it was opened, and how its files can be verified otherwise', () => {
  const note = (packed?: 'opened' | 'closed', kind: 'unassigned' | 'waiting' = 'unassigned') =>
    noteOf({ kind }, (key) => key.split('.').at(-1) ?? '', packed);
  expect([note('opened'), note('closed'), note(), note('closed', 'waiting')]).toEqual([
    'unassigned opened',
    'unassigned closed',
    'unassigned',
    '',
  ]);
  expect(words.notes.closed).toContain('解压后再校验');
});
