import { createFinder, sourcesFor } from '@resources/evidence/verifyFiles/certificates';
import { routes } from '@resources/routes';
import { linksOf } from 'declared-console/schema';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/api/errors';
import type { RouteTable } from '../../../src/schema/routes';

const BQ = 'BQ202601010000000001';
const GC = 'GC202601010000000002';
const ALL = [
  'evidence/EnterpriseCertificate',
  'evidence/certificate',
  'online/web',
  'online/process',
  'online/move',
];
const HEX = 'ab'.repeat(32);

type Rows = Readonly<Record<string, readonly object[] | ApiError>>;

/** Lists with these rows, of certificates that answer what the specification promises: no number, and perhaps one digest. */
function reading(rows: Rows, certificate: object | ApiError = { file_hash: HEX }, lists = ALL) {
  const asked: string[] = [];
  const reader = {
    async getList(list: string, { filter }: { filter: object }): Promise<{ data: never[]; total: number }> {
      asked.push(`${list} ${Object.values(filter)}`);
      const answer = rows[list] ?? [];
      if (answer instanceof Error) throw answer;
      return { data: answer as never[], total: answer.length };
    },
    async getOne(resource: string, { id, meta }: { id: string; meta: object }): Promise<{ data: never }> {
      asked.push(`${resource} ${id} ${JSON.stringify('params' in meta && meta.params)}`);
      if (certificate instanceof Error) throw certificate;
      return { data: { id, ...certificate } as never };
    },
  };
  const paths = new Set(lists.map((list) => `/${list}`));
  const find = createFinder(
    reader,
    sourcesFor({ paths, permissions: new Set(), finer: new Set() } as never, linksOf<RouteTable>(routes)),
  );
  return { asked, find: (number: string) => find(number, new AbortController().signal) };
}

const evidenceRow = { id: '77', baoquan: '77', baoquan_no: BQ, userId: '5', fileStatus: 'uploaded' };

describe('the certificate of a number', () => {
  it('of evidence is asked for by the identifier of its row, and its page gets the number', async () => {
    const { asked, find } = reading({ 'evidence/certificate': [evidenceRow] });
    expect(await find(BQ)).toMatchObject({
      kind: 'found',
      certificate: { number: BQ, href: `/certificate/77/5?isDownload=1&no=${BQ}`, preserved: [{ hex: HEX }] },
    });
    expect(asked).toEqual([
      `evidence/EnterpriseCertificate ${BQ}`,
      `evidence/certificate ${BQ}`,
      'evidence/view 77 {}',
    ]);
  });

  it('of a capture is asked for by its number, with the type of its kind', async () => {
    const { asked, find } = reading({ 'online/move': [{ id: GC }] });
    expect(await find(GC.toLowerCase())).toMatchObject({ kind: 'found', certificate: { number: GC } });
    expect(asked.at(-1)).toBe(`online/proView ${GC} {"type":"4"}`);
  });

  it('is looked for first where the last one that began alike was', async () => {
    const { asked, find } = reading({ 'online/process': [{ id: GC }, { id: 'GC202601010000000003' }] });
    await find(GC);
    asked.length = 0;
    await find('GC202601010000000003');
    expect(asked).toHaveLength(2);
  });

  it('is not that of another number that begins with it', async () => {
    const { find } = reading({ 'online/web': [{ id: `${GC}0` }] });
    expect(await find(GC)).toEqual({ kind: 'missing' });
  });

  it('is missing only if every list that the account may see was read', async () => {
    const refused = new ApiError('forbidden', 'errors.forbidden');
    const unread = reading({ 'evidence/certificate': refused });
    await expect(unread.find(BQ)).rejects.toBe(refused);
    const permitted = reading({ 'online/web': refused }, {}, ['evidence/certificate']);
    expect(await permitted.find(BQ)).toEqual({ kind: 'missing' });
    expect(permitted.asked).toEqual([`evidence/certificate ${BQ}`]);
    const elsewhere = reading({ 'evidence/EnterpriseCertificate': refused, 'online/web': [{ id: BQ }] });
    expect(await elsewhere.find(BQ)).toMatchObject({ kind: 'found' });
  });

  it('is not missing if its row is there and the certificate is refused', async () => {
    const refused = new ApiError('refused', '证据不存在');
    const { find } = reading({ 'evidence/certificate': [evidenceRow] }, refused);
    await expect(find(BQ)).rejects.toBe(refused);
  });
});
