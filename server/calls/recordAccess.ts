import type { AccessKind, AccessNote, Recording } from '../audit/recording';
import type { AuditEntry } from '../audit/trail';
import { wallClock } from '../clock';
import type { Db } from '../db/open';
import { describe } from '../http/log';
import { Refusal } from '../http/refusal';
import { addressOf, type Call, middleware } from './context';
import { formType } from './params';

/** Adds to what a call leaves in the activity log. */
export const noteAccess = (c: Call, note: AccessNote): void =>
  c.set('accessNote', { ...c.var.accessNote, ...note });

/**
 * Records a decision or a change in its transaction, as the last statement: neither is there without the other.
 * @param notes one entry each
 */
export async function recordIn(tx: Db, c: Call, ...notes: readonly AccessNote[]): Promise<void> {
  const entries = await Promise.all(
    notes.map((note) => entryOf(c, { ...c.var.accessNote, ...note }, note.result ?? 200)),
  );
  await c.var.deps.audit.appendIn(tx, entries);
  c.set('accessRecorded', true);
}

/** Records a call once it is handled and before it is answered: without an entry there is no answer. */
export const recordAccess = (callName: string, recording: Recording) =>
  middleware(async (c, next) => {
    c.set('callName', callName);
    c.set('recording', recording);
    await next();
    const result = c.var.code ?? c.res.status;
    if (!(await isRecorded(c, recording, result))) return;
    const entry = await entryOf(c, c.var.accessNote ?? {}, result);
    try {
      await c.var.deps.audit.append([entry]);
    } catch (reason) {
      await c.res.body?.cancel();
      throw reason;
    }
  });

async function isRecorded(c: Call, recording: Recording, result: number): Promise<boolean> {
  // The server failed: the database may be gone, and nothing was answered.
  if (c.error && !(c.error instanceof Refusal)) return false;
  if (c.var.accessRecorded && !c.error) return false;
  if (c.var.accessNote?.kind) return true;
  // Without a session anybody could fill the record.
  if (!c.var.caller) return false;
  if (result === 403) return true;
  if ('nothing' in recording) return false;
  return !('search' in recording) || isPersonsNumber((await askedOf(c))[recording.search]);
}

/**
 * Whether a keyword may be a phone or ID number, or most of one. Its digits count without what stands between them: lists search
 * `138 0013 8000` by its parts, which finds the same person.
 */
const isPersonsNumber = (keyword = ''): boolean => /\d{6}/.test(keyword.replace(/\D/g, ''));

async function entryOf(c: Call, note: AccessNote, result: number): Promise<AuditEntry> {
  const { caller, deps, requestId } = c.var;
  const who = caller ?? note.who;
  const asked = await askedOf(c);
  const recording = c.var.recording ?? { kind: 'call' };
  const [targetKind, param] = ('kind' in recording && recording.of) || [];
  const targetId = param === undefined ? undefined : asked[param];
  const target =
    note.targetId !== undefined
      ? { targetKind: note.targetKind ?? targetKind, targetId: String(note.targetId) }
      : targetId
        ? { targetKind, targetId }
        : {};
  const kind = note.kind ?? (result === 403 ? 'refusal' : kindOf(recording));
  c.set('access', { kind, ...target });
  return {
    at: wallClock(deps.clock.now()),
    accountId: who?.id,
    username: who?.username,
    name: who?.realname,
    address: addressOf(c),
    agent: c.req.header('User-Agent') ?? '',
    requestId,
    call: c.var.callName ?? '',
    kind,
    ...target,
    result,
    details: { ...asked, ...note.details },
  };
}

const kindOf = (recording: Recording): AccessKind =>
  'kind' in recording ? recording.kind : 'search' in recording ? 'search' : 'call';

/** Parameters that are secret, or say nothing. */
const unrecorded = /pass|pwd|secret|token|ticket|imgcode|^sig$|^expires$|^_$/i;
const longest = 500;
const mostParams = 30;

/** What was asked, from query and form, without secrets. */
async function askedOf(c: Call): Promise<Readonly<Record<string, string>>> {
  const sent = [...new URL(c.req.url).searchParams];
  // A form that was refused unread is not waited for.
  const isRead = Object.keys(c.req.bodyCache).length > 0;
  if (isRead && c.req.header('Content-Type')?.startsWith(formType))
    sent.push(...new URLSearchParams(await c.req.text().catch(() => '')));
  return Object.fromEntries(
    sent
      .filter(([name]) => !unrecorded.test(name))
      .slice(0, mostParams)
      .map(([name, value]) => [name.slice(0, 60), value.slice(0, longest)]),
  );
}

/**
 * Records how many rows an export has sent, once it has ended; that it was asked for is recorded before its first row.
 */
export async function recordRows(c: Call, rows: number, isWhole: boolean): Promise<void> {
  const entry = await entryOf(c, { ...c.var.accessNote, details: { rows, isWhole } }, isWhole ? 200 : 499);
  await c.var.deps.audit.append([entry]).catch((reason: unknown) => {
    c.var.deps.log.error({ requestId: c.var.requestId, ...describe(reason) }, '导出行数记入操作日志失败');
  });
}
