import { createTestBackend, type TestBackend } from '@mocks/testBackend';
import { byKeyword } from '@server/db/keyword';
import { evidences, notarizations, users } from '@server/db/schema';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, loginAs } from './client';

/** What customers say, and what the rows have. */
const company = {
  type: '2',
  companyName: '青山绿水甲乙公司',
  mobile: '19912345678',
  taxNumber: '91350211M000100Y43',
  status: '1',
  registeredTime: '2026-01-01 00:00:00',
};
const person = {
  ...company,
  type: '1',
  companyName: null,
  name: '欧阳锦绣',
  mobile: '19987654321',
  taxNumber: null,
};

const lettersWithin = {
  ...company,
  companyName: '戊己庚辛公司',
  mobile: '19911112222',
  taxNumber: '91350200MA0000123X',
};

const inParts = { ...person, name: '阿卜杜拉·买买提', mobile: '19933334444' };

let backend: TestBackend;
let admin: Caller;

beforeAll(async () => {
  backend = await createTestBackend();
  admin = await loginAs(backend.app, 'admin');
  await backend.db.insert(users).values([company, person, lettersWithin, inParts]);
}, 60_000);
afterAll(() => backend.close());

interface Page {
  data: Record<string, string | null>[];
  count: number;
}

/** The names that a list of users finds, whose count must agree. */
async function found(types: '1' | '2', keyword: string) {
  const { data } = await admin.get<Page>('/api/ajax/user/getUserList', { types, keyword, limit: '100' });
  expect(data.count).toBe(data.data.length);
  return data.data.map(({ companyName, name }) => companyName ?? name);
}

it('a name with parts is found whatever dot is typed', async () => {
  expect(await found('1', '阿卜杜拉 ・ 买买提')).toEqual(['阿卜杜拉·买买提']);
});

describe('a company is found by what its customer says', () => {
  it.each([
    ['the whole phone number', '19912345678'],
    ['the beginning of it', '199123456'],
    ['its last four digits and more', '345678'],
    ['a part of it', '91234567'],
    ['its credit code', '91350211M000100Y43'],
    ['its credit code in small letters', '91350211m000100y43'],
    ['a part of its credit code', 'M000100Y'],
    ['a part of its name', '绿水甲乙'],
    ['two parts of its name', '公司 青山绿'],
    ['a part of its name and of its phone', '青山绿水 5678'],
    ['a name with another character', '青山录水甲乙'],
    ['a name with a character too many', '青山绿水甲乙丙公司'],
    ['a name without one', '青山绿甲乙公司'],
    ['a name with two characters exchanged', '青山水绿甲乙'],
  ])('%s', async (_what, keyword) => {
    expect(await found('2', keyword)).toEqual([company.companyName]);
  });

  it('but not by a name that differs more, by a pattern, or by parts that it has only one of', async () => {
    for (const keyword of ['青山录水甲丙', '青_绿%甲乙', '青山绿水 5679', '99999999999'])
      expect(await found('2', keyword)).toEqual([]);
  });
});

it.each(['MA0000123', 'MA0000123X', 'ma0000123', 'MA00001'])(
  'two letters and digits are a part of a tax number, too: %s',
  async (keyword) => {
    expect(await found('2', keyword)).toEqual([lettersWithin.companyName]);
  },
);

it('a name that is found as it is brings none that is only near', async () => {
  await backend.db.insert(users).values({ ...person, name: '欧阳锦秀', mobile: '19987654322' });
  expect(await found('1', '欧阳锦绣')).toEqual([person.name]);
  expect((await found('1', '欧阳锦锈')).sort()).toEqual(['欧阳锦秀', '欧阳锦绣'].sort());
});

it('fewer than four digits are the beginning of a number, and no part of it', async () => {
  expect(await found('2', '199')).toContain(company.companyName);
  expect(await found('2', '567')).not.toContain(company.companyName);
});

it('evidence is found by the end of its number, and not by digits that nearly every number has', async () => {
  const [row] = await backend.db.select().from(evidences).where(eq(evidences.userType, '1')).limit(1);
  const number = row?.baoquanNo ?? '';
  const count = async (keyword: string) =>
    (await admin.get<Page>('/api/ajax/data/getEvidencesList', { type: '1', keyword })).data.count;
  expect(await count(number.slice(-4))).toBe(1);
  expect(await count(number.slice(2, 10))).toBeGreaterThan(0);
  expect(await count('2026')).toBe(0);
});

it.each([
  ['users_mobile_parts', '4567'],
  ['users_tax_parts', 'M000100Y'],
  ['users_tax_parts', 'MA0000123'],
  ['users_company_characters', '青山录水'],
])('%s serves it', async (index, keyword) => {
  const plan = await backend.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const found = byKeyword(keyword, {
      numbers: [users.mobile, users.taxNumber],
      names: [users.companyName],
    });
    return tx.execute(sql`explain select id from users where ${found?.near ?? found?.where}`);
  });
  expect(JSON.stringify(plan)).toContain(index);
});

it('the beginning of a serial number is found by the index on beginnings, beside the one on parts of phones', async () => {
  const plan = await backend.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const found = byKeyword('GZ2026', {
      numbers: [notarizations.mobile],
      serials: [notarizations.orderNo],
    });
    return tx.execute(sql`explain select id from notarizations where ${found?.where}`);
  });
  for (const index of ['notarizations_no ', 'notarizations_mobile_parts'])
    expect(JSON.stringify(plan)).toContain(index);
});
