import type { Call } from './context';
import { malformed } from './refusal';

/** What stands in a query or a body, and is not blank, by name. */
export async function sentBy(c: Call): Promise<Readonly<Record<string, string>>> {
  const sent = c.req.method === 'GET' ? c.req.query() : await c.req.parseBody();
  const texts = Object.entries(sent).map(([name, value]) => [name, String(value).trim()]);
  return Object.fromEntries(texts.filter(([, value]) => value !== ''));
}

/** Refuses what a call doesn't know. */
export function refuseUnknown(sent: Readonly<Record<string, string>>, known: readonly string[]): void {
  const other = Object.keys(sent).find((name) => !known.includes(name));
  if (other !== undefined) throw malformed(`未知参数：${other.slice(0, 40)}`);
}
