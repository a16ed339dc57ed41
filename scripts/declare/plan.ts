import { sortBy } from 'es-toolkit';
import { type Called, type Recorded, rowsPassedOver } from './calls.ts';
import { type FieldPlan, type Known, withEnum } from './fields.ts';
import { listPlan } from './listPlan.ts';
import type { Plan, Wanted } from './plans.ts';
import { isStray, readIn } from './reading.ts';
import { waitingOf } from './review.ts';
import { firstFor, sentOf } from './sent.ts';
import { showPlan } from './showPlan.ts';
import { type Label, labelOf } from './words.ts';

/**
 * What is to be declared of recorded calls: the first list, the first record, and whatever sends.
 * @throws where there is a record and no list, and none is named that it belongs to
 */
export function planOf(all: readonly Recorded[], wanted: Wanted, known: Known): Plan {
  // Rows that nobody counts are often what an input chooses from.
  const calls = sortBy(all, [
    (call) => Number(call.does === 'list' && !call.isCounted),
    (call) => Number(call.does === 'list' && call.rows.length === 0),
  ]);
  const { name, under, label } = wanted;
  const own = labelOf(name.split('/').at(-1) ?? '', known.labels);
  const named: Label = label ? { ...own, zh: label } : own;
  const listed = calls.find((call): call is Called<'list'> => call.does === 'list');
  if (listed?.rows.length === 0)
    throw new Error(`${listed.method} ${listed.path} answered an empty list: record it with rows.`);
  const read = readIn(calls, listed, known);
  const { key, shown, sends, calls: recorded } = read;
  const sentWith = (of: readonly FieldPlan[]) =>
    sentOf(sends, { key, listed, hasShow: shown !== undefined }, of, known);
  // A decision names the states that the fields have, and its inputs are told by them.
  const decision = firstFor('decide', sentWith(read.fields));
  const pending = decision && waitingOf(read.record, decision.send, wanted.waits);
  const stated = (of: readonly FieldPlan[]) => (pending ? withEnum(of, pending.of) : of);
  const [fields, record] = [stated(read.fields), stated(read.record)];
  const sent = sentWith(fields);
  const notes = recorded.flatMap((call) =>
    (call.notes ?? []).map((note) => `${call.method} ${call.path}: ${note}`),
  );
  const above = listed ? name : (under ?? '');
  if (shown && !above)
    throw new Error(
      [
        'A record without a list belongs to one: name it, as in --under marketing/coupon.',
        ...recorded.flatMap(rowsPassedOver),
      ].join('\n'),
    );
  const show =
    shown &&
    showPlan(
      shown,
      { name: listed ? `${name}Detail` : name, label: named, under: above, key },
      record,
      sent,
      known,
      pending,
    );
  for (const call of recorded.filter((each) => each.does !== 'send' && each.path !== shown?.path))
    if (call.path !== listed?.path || call.method !== listed.method)
      notes.push(
        `${call.method} ${call.path} answers a ${call.does === 'list' ? 'list' : 'record'} too, and is not declared: one of each is.`,
      );
  for (const call of recorded.filter(isStray))
    notes.push(
      `${call.method} ${call.path} is left out: it answers no record and no rows, and a GET is no button.`,
    );
  for (const { send } of sent.filter((each) => each.send.answer === undefined))
    notes.push(`${send.method} ${send.path} was not sent; that it answers nothing is assumed.`);
  for (const { send, plan } of sent.filter(({ purpose }) => purpose === 'decide'))
    if (show?.review && plan.name !== show.review.name)
      notes.push(
        `${send.method} ${send.path} may decide, too: it is an action of the row, for ${show.review.name} was taken for the decision.`,
      );
  if (wanted.waits && pending?.sure !== 100)
    notes.push(`--waits ${wanted.waits} names no state of the record that a recorded call decides about.`);
  if (show?.review && show.review.pending.sure < 50)
    notes.push(
      `${show.review.pending.field} ${show.review.pending.value} is taken for what waits for a decision: else say --waits ${show.review.pending.field}=<code>.`,
    );
  const list = listed && listPlan(listed, named, name, fields, key, sent, show, known, notes);
  for (const { call } of [list, show].flatMap((each) => Object.values(each?.calls ?? {})))
    if (!/^\w+ \/api\//.test(call))
      throw new Error(
        `${call} is outside /api, where the backend has no calls: record it as the console is to call it.`,
      );
  return {
    ...(list && { list }),
    ...(show && { show }),
    recorded,
    notes,
  };
}
