import { accessOf, type CallName } from './access';

const names = new Set(Object.keys(accessOf));
const wildcards = [...names].filter((name) => name.endsWith('/*'));

/** The call that a request makes, by its row in access.ts; HEAD is answered like GET. */
export function callOf(method: string, path: string): CallName | undefined {
  const name = `${method === 'HEAD' ? 'GET' : method} ${path}`;
  if (names.has(name)) return name as CallName;
  return wildcards.find((each) => name.startsWith(each.slice(0, -1))) as CallName | undefined;
}
