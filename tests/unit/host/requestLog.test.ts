import type { AppEnv } from '@server/calls/context';
import { requestLog } from '@server/calls/requestLog';
import type { Answered } from '@server/http/answered';
import { Hono } from 'hono';
import { expect, it } from 'vitest';

/** The reported path of a request. */
async function reported(path: string): Promise<string | undefined> {
  let answered: Answered | undefined;
  const app = new Hono<AppEnv>();
  app.use(
    ...requestLog((each) => {
      answered = each;
    }),
  );
  await app.request(path);
  return answered?.path;
}

it.each([
  ['/mobile/previewAtt/B1/secret', '/mobile/previewAtt'],
  [`/mobile/previewImg/${encodeURIComponent('https://oss.example/a.png?sig=secret')}`, '/mobile/previewImg'],
  ['/mobile//previewAtt/secret', '/mobile/'],
  ['/user/enterprise?keyword=secret', '/user/enterprise'],
  ['/', '/'],
])(
  'a page that is asked for at %s is logged without the token or the address behind it',
  async (path, shown) => {
    expect(await reported(path)).toBe(shown);
  },
);

it("a call's path is logged whole, without its query", async () => {
  expect(await reported('/api/ajax/data/dataList?page=1')).toBe('/api/ajax/data/dataList');
});

it('a path can’t start a new log line', async () => {
  expect(await reported('/x%0A[12:00:00]%20INFO%1b%20forged')).toBe('/x%0A[12:00:00]%20INFO%1b%20forged');
});
