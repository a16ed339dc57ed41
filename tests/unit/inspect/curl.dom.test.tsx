import { execFileSync } from 'node:child_process';
import { codec } from '@resources/codec';
import { expect, it } from 'vitest';
import { createClient } from '../../../src/api/client';
import type { Codec } from '../../../src/api/codec';
import { curlOf } from '../../../src/console/inspect/curl';
import type { Declared } from '../../../src/console/inspect/parameters';
import { get, post } from '../../../src/schema.ts';

const clientOf = (base: string, speaks: Codec = codec) =>
  createClient({ base, codec: speaks, token: () => 'the-secret-token', onSessionEnd: () => {} });
const client = clientOf('https://api.example.com');
const declared: Readonly<Record<string, Declared>> = {
  page: { origin: 'paging' },
  state: { origin: 'filter', kind: 'select' },
  keyword: { origin: 'filter', kind: 'text' },
  password: { origin: 'form', kind: 'password' },
  user: { origin: 'record' },
};

/** The arguments that a shell passes to the command. */
const argumentsOf = (command: string) =>
  execFileSync('sh', ['-c', `curl() { printf '%s\\n' "$@"; }; ${command}`], {
    encoding: 'utf8',
    env: { TOKEN: 'tok', keyword: 'k', password: "p'w", user: 'u', stray: 's', empty: 'e', a_b: 'ab' },
  }).split('\n');

it('uses variables for the token and for typed or recorded values, and contains none of them', () => {
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

it('writes a call that sends, with its body', () => {
  const params = { user: '42', password: 'hunter2', empty: '' };
  const command = curlOf({ call: post('/change'), params }, declared, { client, codec });
  expect(command).not.toMatch(/42|hunter/);
  expect(argumentsOf(command)).toEqual(
    expect.arrayContaining(['-X', 'POST', '--data-raw', "user=u&password=p'w&empty="]),
  );
});

it('keeps empty parameters, and leaves out missing ones', () => {
  const params = { empty: '', gone: undefined };
  expect(argumentsOf(curlOf({ call: post('/change'), params }, declared, { client, codec }))).toContain(
    'empty=',
  );
});

it("fills parameters into the path, and doesn't repeat them in the body", () => {
  const params = { id: 7, user: '42' };
  const address = { ...declared, id: { origin: 'address' } as const };
  const command = curlOf({ call: post('/things/{id}'), params }, address, { client, codec });
  expect(argumentsOf(command)).toEqual(
    expect.arrayContaining(['https://api.example.com/things/7', '--data-raw', 'user=u']),
  );
});

it('uses this page’s own server if there is no other', () => {
  const command = curlOf({ call: get('/list'), params: {} }, declared, { client: clientOf(''), codec });
  expect(argumentsOf(command)[0]).toBe(`${location.origin}/list`);
});

it('is quoted for a shell, whatever its headers and body contain, with valid variable names', () => {
  const json: Codec = {
    ...codec,
    encode: ({ path }, params) => ({
      path,
      body: JSON.stringify(params),
      headers: { 'X-Said': "it's $HOME" },
    }),
  };
  const speaks = { client: clientOf('', json), codec: json };
  const params = { state: "o'n $HOME `id`", 'a.b': 'typed' };
  expect(argumentsOf(curlOf({ call: post('/change'), params }, declared, speaks))).toEqual(
    expect.arrayContaining(["X-Said: it's $HOME", `{"state":"o'n $HOME \`id\`","a.b":"ab"}`]),
  );
});

it.each([
  [{ origin: 'paging' }, true],
  [{ origin: 'fixed' }, true],
  [{ origin: 'address' }, true],
  [{ origin: 'filter', kind: 'select' }, true],
  [{ origin: 'form', kind: 'radio' }, true],
  [{ origin: 'filter', kind: 'date' }, true],
  [{ origin: 'filter', kind: 'dateRange' }, true],
  [{ origin: 'form', kind: 'checklist' }, true],
  [{ origin: 'filter', kind: 'text' }, false],
  [{ origin: 'form', kind: 'textarea' }, false],
  [{ origin: 'filter', kind: 'number' }, false],
  // Its options come from a server, and may be people.
  [{ origin: 'filter', kind: 'choice' }, false],
  [{ origin: 'form', kind: 'file' }, false],
  [{ origin: 'record' }, false],
] satisfies [Declared, boolean][])('holds the value of %j: %s', (given, isHeld) => {
  const command = curlOf({ call: get('/l'), params: { it: 'value' } }, { it: given }, { client, codec });
  expect(command.includes('value')).toBe(isHeld);
});
