import { trimmed } from '../http/fields';
import { malformed } from '../http/refusal';
import type { Call } from './context';

/**
 * The parameters of the query or body by name, empty ones included.
 * @param known the call's parameters; others are refused with code 422. Without it all are accepted.
 */
export async function sentBy(c: Call, known?: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const sent = c.req.method === 'GET' ? c.req.query() : await c.req.parseBody();
  const other = known && Object.keys(sent).find((name) => !known.includes(name));
  if (other !== undefined) throw malformed(`未知参数：${other.slice(0, 40)}`);
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [name, trimmed(name, String(value))]),
  );
}
