import { withoutNumber, withoutNumbers } from '../audit/numberDigest';
import type { AccessKind, AccessNote, Recording, TargetKind } from '../audit/recording';
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
    if (!isRecorded(c, recording, result)) return;
    try {
      const entry = await entryOf(c, c.var.accessNote ?? {}, result);
      if ('list' in recording && result === 200) await recordPage(c, recording, entry);
      else await c.var.deps.audit.append([entry]);
    } catch (reason) {
      await c.res.body?.cancel();
      throw reason;
    }
  });

function isRecorded(c: Call, recording: Recording, result: number): boolean {
  // The server failed: the database may be gone, and nothing was answered.
  if (c.error && !(c.error instanceof Refusal)) return false;
  if (c.var.accessRecorded && !c.error) return false;
  if (c.var.accessNote?.kind) return true;
  // Without a session anybody could fill the record.
  if (!c.var.caller) return false;
  if (result === 403) return true;
  if ('nothing' in recording) return false;
  return !('list' in recording) || recording.list === 'page' || result === 200;
}

type ListRecording = Extract<Recording, { list: unknown }>;

/** Records a page of a list, as one of its query. */
function recordPage(c: Call, { list }: ListRecording, entry: AuditEntry): Promise<void> {
  const { page = '1', limit = '', ...query } = entry.details;
  const sorted = Object.entries(query).sort(([one], [other]) => (one < other ? -1 : 1));
  return c.var.deps.readings.record({
    entry,
    query: JSON.stringify([entry.accountId, entry.call, sorted]),
    page: `${page} ${limit}`,
    rows: c.var.rows ?? 0,
    isEach: list === 'page',
  });
}

async function entryOf(c: Call, note: AccessNote, result: number): Promise<AuditEntry> {
  const { caller, deps, requestId } = c.var;
  const who = caller ?? note.who;
  const recording = c.var.recording ?? { kind: 'call' };
  const asked = await askedOf(c);
  const [targetKind, param] = targetOf(recording, asked);
  const targetId = param === undefined ? undefined : asked[param];
  const target =
    note.targetId !== undefined
      ? { targetKind: note.targetKind ?? targetKind, targetId: String(note.targetId) }
      : targetId
        ? { targetKind, targetId }
        : {};
  const kind = note.kind ?? (result === 403 ? 'refusal' : kindOf(recording, targetId));
  // What was searched for may be a name, which the server's log never has.
  c.set('access', { kind, ...(targetKind === 'keyword' ? {} : target) });
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

type Asked = Readonly<Record<string, string>>;

/** What a call is done to, and the parameter that says which; of a list what was searched for. */
function targetOf(recording: Recording, asked: Asked): readonly [kind?: TargetKind, param?: string] {
  if ('list' in recording) return ['keyword', searchParams.find((name) => asked[name])];
  return ('kind' in recording && recording.of) || [];
}

function kindOf(recording: Recording, searched: string | undefined): AccessKind {
  if ('list' in recording) return searched ? 'search' : 'list';
  return 'kind' in recording ? recording.kind : 'call';
}

/** Parameters that are secret, or say nothing. */
const unrecorded = /pass|pwd|secret|token|ticket|imgcode|^sig$|^expires$|^_$/i;
const longest = 500;
const mostParams = 30;

/** The parameters that carry what is searched for. */
const searchParams = ['keyword', 'target'];
/** Those that carry another list's query, as an address does. */
const queryParams = ['query', 'search'];

/** What was asked, from query and form, without secrets; numbers that were searched for as digests. */
async function askedOf(c: Call): Promise<Asked> {
  const sent = [...new URL(c.req.url).searchParams];
  // A form that was refused unread is not waited for.
  const isRead = Object.keys(c.req.bodyCache).length > 0;
  if (isRead && c.req.header('Content-Type')?.startsWith(formType))
    sent.push(...new URLSearchParams(await c.req.text().catch(() => '')));
  return Object.fromEntries(
    sent
      .filter(([name]) => !unrecorded.test(name))
      .slice(0, mostParams)
      .map(([name, value]) => [name.slice(0, 60), recordedValue(c, name, value).slice(0, longest)]),
  );
}

function recordedValue(c: Call, name: string, value: string): string {
  const { digestNumber } = c.var.deps;
  if (searchParams.includes(name)) return withoutNumber(value, digestNumber);
  return queryParams.includes(name) ? withoutNumbers(value, digestNumber) : value;
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
