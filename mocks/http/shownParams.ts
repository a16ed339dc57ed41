import { setImmediate } from 'node:timers/promises';
import type { Call } from './context';
import { formType } from './params';

/** Parameters that are secrets, or personal whatever stands in them. */
const secret =
  /pass|pwd|secret|token|ticket|captcha|imgcode|sign|credential|username|realname|mobile|phone|id_?card|address|mail/i;

/** What is personal wherever it stands: ID numbers, numbers of phones, cards and accounts, mail addresses. */
const personal = /\d{17}[\dXx]|\d{7,}|[^\s@,;]+@[^\s@,;]+/g;

const MASK = '***';
const LONGEST = 60;

/** What a request was sent with, query and form, for the log of `npm run dev`: without secrets and personal data. */
export async function shownParams(c: Call): Promise<Readonly<Record<string, string>> | undefined> {
  const sent: [string, string][] = [...new URL(c.req.url).searchParams];
  const isForm = c.req.header('Content-Type')?.startsWith(formType);
  if (isForm) sent.push(...new URLSearchParams(await readForm(c)));
  return sent.length > 0
    ? Object.fromEntries(sent.map(([name, value]) => [name, shown(name, value)]))
    : undefined;
}

/** The form, where it has been read: no answer waits for one that nobody reads, or that is still on its way. */
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
