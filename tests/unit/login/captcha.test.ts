import { codec } from '@resources/codec';
import { session } from '@resources/session';
import { afterAll, expect, it, vi } from 'vitest';
import { createClient } from '../../../src/api/client';

vi.stubGlobal('location', { origin: 'https://console.example.com' });
afterAll(() => void vi.unstubAllGlobals());

/** Asks for captchas from a server that answers these images in turn, with a cache that obeys a request's own. */
function captchas(base: string, ...images: readonly string[]) {
  const cached = new Map<string, string>();
  let n = 0;
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const kept = init?.cache === 'no-store' ? undefined : cached.get(String(url));
    const text =
      kept ??
      JSON.stringify({ code: 200, data: { imgCodeToken: `t${n}`, image: images[n % images.length] } });
    if (!kept) n += 1;
    cached.set(String(url), text);
    return new Response(text, { headers: { 'Cache-Control': 'max-age=86400', 'Last-Modified': 'x' } });
  };
  const client = createClient({ base, codec, token: () => undefined, onSessionEnd: () => {}, fetch });
  return () => session.captcha?.(client, new AbortController().signal);
}

it('another captcha is another one, even if the server lets it be cached', async () => {
  const next = captchas('', 'iVBORw0KGgo=', 'R0lGODdh');
  expect(await next()).toEqual({ token: 't0', image: 'data:image/png;base64,iVBORw0KGgo=' });
  expect(await next()).toEqual({ token: 't1', image: 'data:image/png;base64,R0lGODdh' });
});

it.each([
  ['', 'https://img.test/c.png?id=1', 'https://img.test/c.png?id=1'],
  ['', '/captcha', 'https://console.example.com/captcha?t=t0'],
  ['https://api.test', '/captcha', 'https://api.test/captcha?t=t0'],
])(
  'a captcha at an address is shown, from the server itself if it is a path: %s%s',
  async (base, image, shown) => {
    expect(await captchas(base, image)()).toEqual({ token: 't0', image: shown });
  },
);

it('two captchas at the same address are two images', async () => {
  const next = captchas('', '/captcha.jpg');
  expect((await next())?.image).not.toBe((await next())?.image);
});

it('a captcha at an unsafe address is none', async () => {
  await expect(captchas('', 'javascript:1')()).rejects.toThrow('errors.malformed');
  await expect(captchas('', 'https://user@img.test/c')()).rejects.toThrow('errors.malformed');
});
