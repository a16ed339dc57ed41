import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { sessionCookie } from '../support/sessionCookie.ts';

/** Records the longest time between two frames. A string, because a compiled function would refer to helpers. */
const frameWatch = `
  window.longestGap = 0;
  let last = performance.now();
  requestAnimationFrame(function frame(now) {
    window.longestGap = Math.max(window.longestGap, now - last);
    last = now;
    requestAnimationFrame(frame);
  });
`;

/** From now on, records the longest time between two frames. */
export const watchFrames = (page: Page) => page.evaluate(frameWatch);

/** The longest time between two frames since {@link watchFrames}, in milliseconds. */
export const longestGap = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { longestGap: number }).longestGap);

/** The peak resident memory of the largest renderer so far, in MB (10^6 bytes). */
export async function rendererPeak(of: Browser): Promise<number> {
  const session = await of.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const peaks = await Promise.all(
    processInfo
      .filter(({ type }) => type === 'renderer')
      .map(async ({ id }) => {
        const status = await readFile(`/proc/${id}/status`, 'utf8');
        return (Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) * 1024) / 1e6;
      }),
  );
  return Math.max(...peaks);
}

/** A page with the administrator logged in; the context's base url must be the backend's. */
export async function loggedIn(context: BrowserContext, url: string): Promise<Page> {
  const captcha = await (await context.request.get('/api/login/getImgCode')).json();
  const form = {
    username: 'admin',
    password: 'admin123',
    imgCodeToken: captcha.data.imgCodeToken,
    imgCode: '1234',
  };
  const { data } = await (await context.request.post('/api/login/login', { form })).json();
  const identity = { uid: String(data.uid), name: data.realname };
  await context.addCookies([sessionCookie(url, { token: data.token, identity })]);
  return context.newPage();
}
