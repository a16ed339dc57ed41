import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestBackend, type TestBackend } from '@mocks/testBackend';
import { notarizations, users } from '@server/db/schema';
import { sampleFolder } from '@server/seed/files';
import { holderOf, registeredAs } from '@server/seed/papers';
import { charactersMissing } from '@server/seed/papers/draw';
import { type PaperName, prints } from '@server/seed/papers/layouts';
import { creditCharacter, idDigit } from 'declared-console/values';
import { decode } from 'fast-png';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, loginAs } from './client';

interface Detail {
  userDetailInfo: Record<string, string>;
}
type User = typeof users.$inferSelect;

let backend: TestBackend;
let admin: Caller;
let everybody: readonly User[];

beforeAll(async () => {
  backend = await createTestBackend();
  admin = await loginAs(backend.app, 'admin');
  everybody = await backend.db.select().from(users);
}, 60_000);
afterAll(() => backend.close());

const waiting = (type: '1' | '2') =>
  everybody.filter(({ status, authorFront, ...user }) => user.type === type && status === '2' && authorFront);

/** What is printed on a user's paper. */
const printedFor = async ({ id }: User, name: PaperName) => {
  const holder = await holderOf(backend.db, { holders: 'users', id });
  if (!holder) throw new Error(`There is no user ${id}.`);
  return prints[name](holder).map(({ text }) => text);
};
const pictureAt = async (url = '') =>
  new Uint8Array(await (await admin.fetch(url, { headers: { Authorization: '' } })).arrayBuffer());
const detailOf = async ({ id }: User) =>
  (await admin.get<Detail>('/api/user/userDetial', { userId: String(id) })).data.userDetailInfo;
const isMistyped = (number: string | null, check: (head: string) => string | undefined) =>
  number !== null && number[17] !== check(number.slice(0, 17));

describe('sample papers', () => {
  it("show a waiting person's own name, number, birthday, sex and address", async () => {
    for (const user of waiting('1')) {
      const { name, contactIdcard: number, address } = user;
      const front = (await printedFor(user, 'idcard-front.png')).join('');
      const birth = `${number?.slice(6, 10)} 年 ${Number(number?.slice(10, 12))} 月 ${Number(number?.slice(12, 14))} 日`;
      for (const each of [name, number?.slice(0, 17), birth, address ?? '样例市'])
        expect(front).toContain(each);
      expect(front).toContain(Number(number?.[16]) % 2 ? '男' : '女');
      const hand = (await printedFor(user, 'idcard-hand.png')).join('');
      for (const each of [name, number?.slice(0, 17)]) expect(hand).toContain(each);
    }
  });

  it("show a waiting company's own name, code and legal person", async () => {
    for (const user of waiting('2')) {
      const license = (await printedFor(user, 'license.png')).join('');
      for (const each of [user.companyName, user.taxNumber?.slice(0, 17), user.legalPerson])
        expect(license).toContain(each);
    }
  });

  it('differ from the record in the check digit alone, where that is mistyped there', async () => {
    const [first] = everybody.filter(({ contactIdcard }) => isMistyped(contactIdcard, idDigit));
    if (!first?.contactIdcard) throw new Error('The seed has no mistyped number left.');
    const head = first.contactIdcard.slice(0, 17);
    const right = head + idDigit(head);
    expect(right).not.toBe(first.contactIdcard);
    expect(await printedFor(first, 'idcard-front.png')).toContain(right);
    const codes = everybody.filter(({ taxNumber }) => isMistyped(taxNumber, creditCharacter));
    for (const { id, taxNumber } of codes)
      expect((await holderOf(backend.db, { holders: 'users', id }))?.taxNumber).not.toBe(taxNumber);
    const same = everybody.filter(({ contactIdcard: no }) => no && !isMistyped(no, idDigit));
    for (const user of same) expect(await printedFor(user, 'idcard-front.png')).toContain(user.contactIdcard);
  });

  it('are printed with characters that the server has', async () => {
    const names = Object.keys(prints) as PaperName[];
    for (const user of everybody.filter(({ status }) => status !== '1'))
      for (const name of names)
        expect(await charactersMissing((await printedFor(user, name)).join('')), name).toEqual([]);
  });

  it('are pictures of their own, which the server draws alike each time', async () => {
    const [one, other] = waiting('1');
    if (!(one && other)) throw new Error('The seed has no waiting persons left.');
    const [mine, again, others] = await Promise.all(
      [one, one, other].map(async (user) => pictureAt((await detailOf(user)).author_front)),
    );
    expect(mine).toEqual(again);
    expect(mine).not.toEqual(others);
    const { width, height, data, channels } = decode(mine ?? new Uint8Array());
    expect([width, height, channels]).toEqual([860, 540, 3]);
    const theirs = decode(others ?? new Uint8Array());
    // Below the number, where the card says that it is a sample.
    const blank = 3 * 860 * 460;
    expect(data.slice(blank)).toEqual(theirs.data.slice(blank));
  });

  it('of an application show its applicant, a company by its legal person', async () => {
    const rows = await backend.db.select().from(notarizations);
    for (const { id, type, username, authorName, authorIdcard, company } of rows) {
      const holder = await holderOf(backend.db, { holders: 'notarizations', id });
      expect(holder).toMatchObject({ name: type === '2' ? authorName : username, company: company ?? '' });
      expect(holder?.idCard.slice(0, 17)).toBe(authorIdcard?.slice(0, 17));
    }
    const [row] = rows.filter(({ authorFront }) => authorFront);
    expect(row?.authorFront).toBe(`seed/notarizations/${row?.id}/idcard-front.png`);
  });

  it('of records that were seeded before papers had holders show a specimen, none a blank', async () => {
    for (const name of Object.keys(prints) as PaperName[]) {
      const drawn = await backend.deps.files.open(`seed/${name}`);
      const bytes = new Uint8Array(await new Response(drawn?.read()).arrayBuffer());
      const blank = await readFile(join(sampleFolder, name));
      expect(decode(bytes).data, name).not.toEqual(decode(blank).data);
    }
    expect(await holderOf(backend.db, { holders: 'users', id: 999_999 })).toBeUndefined();
  });

  it('are known by what they are printed on, and anything else by its own name', () => {
    expect(registeredAs('seed/users/12/license.png')).toBe('seed/license.png');
    expect(registeredAs('seed/notarizations/3/idcard-back.png')).toBe('seed/idcard-back.png');
    for (const key of ['seed/license.png', 'seed/users/12/package.apk', 'uploads/users/12/license.png'])
      expect(registeredAs(key)).toBe(key);
  });
});
