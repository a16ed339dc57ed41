/** A cookie, as far as it matters whose it is. */
interface Named {
  readonly name: string;
  readonly value: string;
}

/** The session of a console in its cookie, as a second tab would find it. */
export function sessionCookie(
  url: string,
  { token, identity }: { readonly token: string; readonly identity: { uid: string; name: string } },
  { product = 'evidence-console', at = Date.now() } = {},
) {
  const { port } = new URL(url);
  const value = encodeURIComponent(JSON.stringify({ console: product, at, token, ...identity }));
  return { name: `${product}${port && `-${port}`}`, value, url };
}

/** Of these cookies the session's. */
export const sessionCookies = <C extends Named>(cookies: readonly C[]): readonly C[] =>
  cookies.filter(({ name }) => /^(?:__Host-)?evidence-console(?:-\d+)?$/.test(name));

/** The token of the session among cookies. */
export function tokenIn(cookies: readonly Named[]): string | undefined {
  const [cookie] = sessionCookies(cookies);
  return cookie && JSON.parse(decodeURIComponent(cookie.value)).token;
}
