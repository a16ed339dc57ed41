import { send } from './wire.ts';

/** What a person may decide: the reviews and the first step of invoices, or the finance step. */
export type Office = 'reviewer' | 'finance';

export interface Person {
  /** The unique real name, which appears in the records of decisions. */
  readonly name: string;
  readonly token: string;
}

/** The menu nodes of each office's role, and its people's names. */
const offices = {
  reviewer: { nodes: '2,3,9,18,27', name: '评审员' },
  finance: { nodes: '18,28', name: '开票员' },
} as const;

const password = 'decide1once';
const digits = '零一二三四五六七八九';
/** A number in Chinese digits, valid in a name: 12 is 一二. */
const inChinese = (n: number) => [...String(n)].map((digit) => digits[Number(digit)]).join('');

/** Has the administrator create an office's role with some accounts, and logs each of them in. */
export async function employ(url: string, office: Office, count: number): Promise<Person[]> {
  const { nodes, name } = offices[office];
  const token = await logIn(url, 'admin', 'admin123');
  const ask = async <T>(path: string, form: Record<string, string> = {}, method?: 'GET') =>
    expectSuccess(path, await send<T>(url, { method, path, form, token }));
  await ask('/api/ajax/role/addRole', { roleName: name, roleDesc: name, menuId: nodes });
  const roles = await ask<{ id: string; position: string }[]>('/api/ajax/power/roleInfo', {}, 'GET');
  const role_id = roles.find(({ position }) => position === name)?.id ?? '';
  const people: Person[] = [];
  // One at a time: hashing passwords takes all of the CPU.
  for (let n = 1; n <= count; n += 1) {
    const username = `${office}${n}@bench.example`;
    const realname = `${name}${inChinese(n)}`;
    await ask('/api/ajax/power/addAccount', { username, password, realname, mobile: '13800000000', role_id });
    people.push({ name: realname, token: await logIn(url, username, password) });
  }
  return people;
}

async function logIn(url: string, username: string, withPassword: string): Promise<string> {
  const path = '/api/login/getImgCode';
  const { imgCodeToken } = expectSuccess(
    path,
    await send<{ imgCodeToken: string }>(url, { method: 'GET', path }),
  );
  const form = { username, password: withPassword, imgCodeToken, imgCode: '1234' };
  const answer = await send<{ token: string }>(url, { path: '/api/login/login', form });
  return expectSuccess(`login of ${username}`, answer).token;
}

function expectSuccess<T>(what: string, answer: { code: number; message: string; data: T } | undefined): T {
  if (answer?.code !== 200) throw new Error(`${what}: ${answer?.code} ${answer?.message}`);
  return answer.data;
}
