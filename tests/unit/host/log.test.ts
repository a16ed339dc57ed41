import { describe as told } from '@server/http/log';
import { expect, it } from 'vitest';

const statement = 'Failed query: select $1\nparams: 13800000001';

it.each([
  ['by itself', new Error(statement), 'Error: Failed query: select $1'],
  [
    'with what is no error behind it',
    new Error(statement, { cause: 'gone' }),
    'Error: Failed query: select $1',
  ],
  ['with an error behind it', new Error(statement, { cause: new TypeError('gone') }), 'TypeError: gone'],
  [
    'with an error for each address behind it',
    new Error(statement, { cause: new AggregateError([new Error('refused'), new Error('late')]) }),
    'Error: refused',
  ],
  ['that is no error', statement, 'Failed query: select $1'],
])('a failed statement is logged without its parameters: one %s', (_what, reason, expected) => {
  const answer = told(reason);
  expect(JSON.stringify(answer)).not.toContain('13800000001');
  expect(answer).toMatchObject({ reason: expect.stringContaining(expected) });
});

it('an error is logged with its place in the code', () => {
  expect(JSON.stringify(told(new Error('gone')))).toContain('log.test.ts');
});
