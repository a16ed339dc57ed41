import type { Call } from './context';
import { trimmed } from './fields';
import { malformed } from './refusal';

/**
 * What stands in a query or a body, by name; what is empty too, as it was given.
 * @param known the parameters that the call has; any other is refused with code 422. Without them it takes all.
 */
export async function sentBy(c: Call, known?: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const sent = c.req.method === 'GET' ? c.req.query() : await c.req.parseBody();
  const other = known && Object.keys(sent).find((name) => !known.includes(name));
  if (other !== undefined) throw malformed(`未知参数：${other.slice(0, 40)}`);
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [name, trimmed(name, String(value))]),
  );
}
