import { execFileSync } from 'node:child_process';
import { codec } from '@resources/codec';
import { expect, it } from 'vitest';
import { createClient } from '@/api/client';
import { curlOf } from '@/console/inspect/curl';
import type { Declared } from '@/console/inspect/parameters';
import { get, post } from '@/schema';

const client = createClient({
  base: 'https://api.example.com',
  codec,
  token: () => 'the-secret-token',
  onSessionEnd: () => {},
});
const declared: Readonly<Record<string, Declared>> = {
  page: { origin: 'paging' },
  state: { origin: 'filter', kind: 'select' },
  keyword: { origin: 'filter', kind: 'text' },
  password: { origin: 'form', kind: 'password' },
  user: { origin: 'record' },
};

/** The arguments that a shell gives the command. */
const argumentsOf = (command: string) =>
  execFileSync('sh', ['-c', `curl() { printf '%s\\n' "$@"; }; ${command}`], {
    encoding: 'utf8',
    env: { TOKEN: 'tok', keyword: 'k', password: "p'w", user: 'u', stray: 's' },
  }).split('\n');

it('names the token and whatever was typed or comes from a record, and holds none of it', () => {
  const params = { page: 1, state: "o'n", keyword: '13800138000', stray: 'x' };
  const command = curlOf({ call: get('/list'), params }, declared, { client, codec });
  expect(command).not.toMatch(/secret|138001|=x/);
  expect(argumentsOf(command)).toEqual([
    'https://api.example.com/list?page=1&state=o%27n&keyword=k&stray=s',
    '-H',
    'Authorization: Bearer tok',
    '',
  ]);
});

it('says how a call that sends is made, body included', () => {
  const params = { user: '42', password: 'hunter2', empty: '' };
  const command = curlOf({ call: post('/change'), params }, declared, { client, codec });
  expect(command).not.toMatch(/42|hunter/);
  expect(argumentsOf(command)).toEqual(
    expect.arrayContaining(['-X', 'POST', '--data-raw', "user=u&password=p'w&empty="]),
  );
});
