/**
 * How far the server's clock is ahead of the browser's; 0 if that isn't known, or too little to matter. One for the page, however many
 * consoles are on it: it is the machine's clock that is off, and declarations, which are data, ask for today outside of any console.
 */
let ahead = 0;

/** Now by the server's clock, in milliseconds since 1970: the browser's, where that isn't off. */
export const now = (): number => Date.now() + ahead;

/**
 * Hears the server's clock from an answer; the last one counts. Whether it is the server's or the browser's that is wrong can't be
 * told, and needn't be: the times in rows, which are compared with now, are the server's.
 * @param headers `Date`, which another origin may keep to itself; with `Age`, if the answer was kept on its way
 * @param asked when, by the browser's clock: the answer was written between then and now
 */
export function hearTime({ headers }: Response, asked: number): void {
  const at = Date.parse(headers.get('Date') as string) + Number(headers.get('Age')) * 1000;
  const found = at - (asked + Date.now()) / 2;
  // A clock that lost its battery says a date from before this program was written.
  if (at > 1.7e12) ahead = Math.abs(found) > 120_000 ? found : 0;
}
