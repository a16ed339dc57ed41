import type { APIRequestContext, BrowserContext, Request } from '@playwright/test';
import { tokenOf } from './accounts.ts';

/** The records that a test's pages have claimed. */
export interface WatchedClaims {
  /** Gives all of them back. */
  giveBack(request: APIRequestContext): Promise<void>;
}

/**
 * Notes which records a browser context claims, as whoever opens a decision does. A claim that isn't given back lasts five
 * minutes, in which tests with another account get no form for its record.
 */
export function watchClaims(context: BrowserContext, baseURL: string): WatchedClaims {
  const taken = new Map<string, string>();
  const note = (sent: Request) => {
    if (sent.url() !== `${baseURL}/api/claim/take`) return;
    taken.set(sent.postData() ?? '', sent.headers().authorization ?? '');
  };
  context.on('request', note);
  return {
    async giveBack(request) {
      const call = async (name: string, form: Record<string, string>, authorization: string) => {
        const answer = await request.post(`/api/claim/${name}`, { form, headers: { authorization } });
        return Number((await answer.json()).code) === 200;
      };
      for (const [data, authorization] of taken) {
        const { kind = '', item = '' } = Object.fromEntries(new URLSearchParams(data));
        if (await call('release', { kind, item }, authorization)) continue;
        // The test has ended its session.
        const admin = `Bearer ${await tokenOf(request, 'admin')}`;
        await call('take', { kind, item, force: '1' }, admin);
        await call('release', { kind, item }, admin);
      }
    },
  };
}
