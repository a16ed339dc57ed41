import { setImmediate } from 'node:timers/promises';
import type { Call } from './context';
import { formType } from './params';

/** Names of parameters that are secret or always personal. */
const secret =
  /pass|pwd|secret|token|ticket|captcha|imgcode|sign|credential|username|realname|mobile|phone|id_?card|address|mail/i;

/** Personal values under every name: ID, phone, card and account numbers, mail addresses. */
const personal = /\d{17}[\dXx]|\d{7,}|[^\s@,;]+@[^\s@,;]+/g;

const MASK = '***';
const LONGEST = 60;

/** The request's parameters, from query and form, for the log of `npm run dev`; without secrets and personal data. */
export async function shownParams(c: Call): Promise<Readonly<Record<string, string>> | undefined> {
  const sent: [string, string][] = [...new URL(c.req.url).searchParams];
  const isForm = c.req.header('Content-Type')?.startsWith(formType);
  if (isForm) sent.push(...new URLSearchParams(await readForm(c)));
  return sent.length > 0
    ? Object.fromEntries(sent.map(([name, value]) => [name, shown(name, value)]))
    : undefined;
}

/** The form, if it has been read: no answer waits for one that is never read or still arriving. */
function readForm({ req }: Call): string | Promise<string> {
  if (Object.keys(req.bodyCache).length === 0) return '';
  return Promise.race([req.text().catch(() => ''), setImmediate('')]);
}

function shown(name: string, value: string): string {
  if (value === '') return '';
  if (secret.test(name)) return MASK;
  const masked = value.replace(personal, MASK);
  return masked.length > LONGEST ? `${masked.slice(0, LONGEST)}…` : masked;
}
