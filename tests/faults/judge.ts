import type { Sight } from './agent.ts';
import { type Case, owedOf } from './cases.ts';
import { rowsIn } from './mutations.ts';

/** A fault of a screen, with its case. */
export interface Finding {
  readonly kind:
    | 'white screen'
    | 'taken'
    | 'complaint'
    | 'lie'
    | 'dead end'
    | 'lost'
    | 'unreached'
    | 'broke off';
  readonly what: string;
  readonly case: string;
}

/** The outcome of a case. */
export interface Outcome {
  /** The body that was answered, if there was one. */
  readonly body: string | undefined;
  readonly sight: Sight;
  /** The contents of the form before it was sent. */
  readonly typed: Sight['typed'];
  readonly complaints: readonly string[];
  /** What its screen warns about without faults. */
  readonly usual: readonly string[];
}

/**
 * The texts of buttons that ask a failed part of a screen again. A link to a place where one can retry doesn't count; nor does a
 * button that names something else, such as a download that failed in an earlier case.
 */
export const RETRY = /^重试$|点击重试$/;
/** Text that no user should see. */
const NONSENSE =
  /\bNaN\b|\bundefined\b|\[object \w+\]|Invalid Date|Infinity|∞|%\{\w+\}|\b(?:resources|pages|enums|errors|messages|shell)\.[a-z][\w./]+/;
const EMPTY = /暂无数据|没有符合条件的数据|没有待审核的记录/;
/** The pagination: which rows a page shows, and of how many. */
const SHOWN = /第 (\d+)-(\d+) 条\D+(\d+) 条/;
/** The page size of a list. */
const PAGE = 10;

/** All faults in the outcome of a case. */
export function judge(each: Case, outcome: Outcome): readonly Finding[] {
  const { sight, complaints } = outcome;
  const finding = (kind: Finding['kind'], what: string): Finding => ({ kind, what, case: each.name });
  if (sight.missing) return [finding('unreached', sight.missing)];
  const nonsense = NONSENSE.exec(sight.text)?.[0];
  return [
    ...complaints.map((complaint) => finding('complaint', complaint.slice(0, 300))),
    ...(sight.isTaken ? [finding('taken', 'a text of the answer runs, or would')] : []),
    ...(sight.text.trim().length < 20 ? [finding('white screen', 'nothing is shown')] : []),
    ...(sight.isAtRest || leadsNowhere(each, sight) ? [] : [finding('dead end', 'it never comes to rest')]),
    ...(nonsense ? [finding('lie', `it says ${nonsense}`)] : []),
    ...[...liesOf(each, outcome)].map((what) => finding('lie', what)),
    ...[...deadEndsOf(each, outcome)].map((what) => finding('dead end', what)),
    ...[...lostIn(each, outcome)].map((what) => finding('lost', what)),
  ];
}

/** If the first menu entry belongs to another program, there is nothing that the console can do. */
const leadsNowhere = ({ screen }: Case, { text }: Sight) =>
  screen.entry !== undefined && text.includes('你访问的页面不存在');

/** What is wrong with a page that was opened by a made-up address. */
export function judgeVisit(
  name: string,
  { sight, complaints }: Pick<Outcome, 'sight' | 'complaints'>,
): readonly Finding[] {
  const finding = (kind: Finding['kind'], what: string): Finding => ({ kind, what, case: name });
  return [
    ...complaints.map((complaint) => finding('complaint', complaint.slice(0, 300))),
    ...(sight.isTaken ? [finding('taken', 'a text of the address runs, or would')] : []),
    ...(sight.text.trim().length < 20 ? [finding('white screen', 'nothing is shown')] : []),
  ];
}

/** Whether an error must be shown. */
function mustBeSaid(each: Case): boolean {
  const owed = owedOf(each);
  return owed === 'said' || (owed === 'unread' && each.phase === 'opening');
}

/** The only message that is no error, whatever its code. */
const NO_ERROR = /"message":\s*"审核成功"/;

/** Whether the form succeeded: only a later read failed, or the answer is no error. */
const isTaken = ({ phase, isRead }: Case, { body, sight }: Outcome) =>
  phase === 'sending' && sight.isDone && (isRead || NO_ERROR.test(body ?? ''));

function* liesOf(each: Case, outcome: Outcome): Iterable<string> {
  const { body, sight } = outcome;
  const [unusual] = sight.alerts.filter((alert) => !outcome.usual.includes(alert));
  const isSaid = unusual !== undefined;
  if (mustBeSaid(each) && !isSaid && !isTaken(each, outcome)) yield 'an error is not said';
  if (mustBeSaid(each) && each.screen.listCall === each.call && EMPTY.test(sight.text))
    yield 'an error looks like an empty list';
  if (owedOf(each) === 'fine' && isSaid && each.phase === 'opening')
    yield `an error is said that is none: ${unusual}`;
  if (each.screen.listCall !== each.call || isSaid) return;
  const answered = body === undefined ? undefined : rowsIn(body);
  if (!answered) return;
  if (answered.rows > 0 && EMPTY.test(sight.text)) yield `${answered.rows} rows look like none`;
  else if (answered.rows > 0 && sight.rows !== Math.min(answered.rows, PAGE))
    yield `${answered.rows} rows are drawn as ${sight.rows}`;
  const [, from, to, total] = (SHOWN.exec(sight.text) ?? []).map(Number);
  if (from === undefined || to === undefined || total === undefined) return;
  if (to - from + 1 !== sight.rows || total < sight.rows)
    yield `it says ${from}-${to} of ${total} over ${sight.rows} rows`;
}

function* deadEndsOf(each: Case, { sight }: Outcome): Iterable<string> {
  const isLeft = each.phase === 'sending' && each.screen.endsSession;
  if (sight.path === '/login' && each.screen.entry === undefined && !isLeft) yield 'the session ended';
  const isAway = 'fault' in each && each.fault.isOffline;
  // What never opened is clicked again.
  const isAsked =
    each.phase === 'opening' && !each.screen.isPressed && !(isAway && each.screen.press.length > 0);
  if (mustBeSaid(each) && isAsked && !sight.buttons.some((words) => RETRY.test(words)))
    yield 'there is no way to ask again';
}

/** What is still wrong after a retry without faults. */
export function judgeRetry(each: Case, { buttons, alerts, isAtRest }: Sight): readonly Finding[] {
  const finding = (what: string): Finding => ({ kind: 'dead end', what, case: each.name });
  // What was shown stays, and a failed picture in it can't be retried.
  if (!mustBeSaid(each)) return [];
  return [
    ...(isAtRest ? [] : [finding('asking again never ends')]),
    ...(buttons.some((words) => RETRY.test(words))
      ? [finding(`asking again does not help: ${alerts.join(' | ')}`)]
      : []),
  ];
}

/** Typed text must stay until it was accepted. */
function* lostIn(each: Case, outcome: Outcome): Iterable<string> {
  const { sight, typed } = outcome;
  if (each.phase !== 'sending' || owedOf(each) !== 'said' || isTaken(each, outcome)) return;
  // After the login there is no login form any more.
  if (each.screen.entry === 'login' && each.isRead) return;
  for (const [name, value] of Object.entries(typed)) {
    // A captcha is valid once.
    if (each.screen.entry === 'login' && name === 'captcha') continue;
    if (value !== '' && sight.typed[name] !== value) yield `what was typed into ${name}`;
  }
}
