import { sortBy } from 'es-toolkit';
import { type Called, type Recorded, rowsPassedOver } from './calls.ts';
import { choicesIn, withoutChosen } from './choices.ts';
import { type FieldPlan, type Known, withEnum } from './fields.ts';
import { listPlan } from './listPlan.ts';
import { choicesUsed, type Plan } from './plans.ts';
import { isStray, readIn } from './reading.ts';
import { waitingOf } from './review.ts';
import { firstFor, sentOf } from './sent.ts';
import { showPlan } from './showPlan.ts';
import type { Wanted } from './wanted.ts';
import { type Label, labelOf } from './words.ts';

/**
 * The plan for the recorded calls: the first list, the first record, and everything that sends data.
 * @throws if there is a record without a list, and no list was named for it
 */
export function planOf(all: readonly Recorded[], wanted: Wanted, application: Known): Plan {
  // Rows without a count are often just the options of an input.
  const calls = sortBy(all, [
    (call) => Number(call.does === 'list' && !call.isCounted),
    (call) => Number(call.does === 'list' && call.rows.length === 0),
  ]);
  const { name, under, label, language = 'zh' } = wanted;
  const own = labelOf(name.split('/').at(-1) ?? '', application.labels);
  const named: Label = label ? { ...own, [language]: label } : own;
  const listed = calls.find((call): call is Called<'list'> => call.does === 'list');
  if (listed?.rows.length === 0)
    throw new Error(`${listed.method} ${listed.path} answered an empty list: record it with rows.`);
  const choicesOf = choicesIn(calls, listed);
  const known = { ...application, choicesOf };
  const found = readIn(calls, listed, known);
  const read = {
    ...found,
    fields: withoutChosen(found.fields, choicesOf),
    record: withoutChosen(found.record, choicesOf),
  };
  const { key, shown, sends, calls: recorded } = read;
  const sentWith = (of: readonly FieldPlan[]) =>
    sentOf(sends, { key, listed, hasShow: shown !== undefined }, of, known);
  // The decision names the states of the fields, which then determine its inputs.
  const decision = firstFor('decide', sentWith(read.fields));
  const pending = decision && waitingOf(read.record, decision.send, wanted);
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
      wanted.verdicts,
    );
  const lists: string[] = [];
  const list =
    listed && listPlan(listed, named, name, fields, key, sent, show, known, wanted.constant ?? [], lists);
  const chosen = choicesUsed([list, show]).map(({ call }) => call);
  for (const call of recorded.filter((each) => each.does !== 'send' && each.path !== shown?.path))
    if (
      !chosen.includes(`${call.method} ${call.path}`) &&
      (call.path !== listed?.path || call.method !== listed.method)
    )
      notes.push(
        `${call.method} ${call.path} answers a ${call.does === 'list' ? 'list' : 'record'} too, but only one of each is declared.`,
      );
  for (const call of recorded.filter(isStray))
    notes.push(
      `${call.method} ${call.path} is left out: a GET that answers neither a record nor rows can't be a button.`,
    );
  for (const { send } of sent.filter((each) => each.send.answer === undefined))
    notes.push(`${send.method} ${send.path} was not sent; it is assumed to answer nothing.`);
  for (const { send, plan } of sent.filter(({ purpose }) => purpose === 'decide'))
    if (show?.review && plan.name !== show.review.name)
      notes.push(
        `${send.method} ${send.path} may decide, too: it is declared as a row action, because ${show.review.name} is the decision.`,
      );
  if (wanted.waits && pending?.sure !== 100)
    notes.push(`--waits ${wanted.waits} isn't a state of a record that a recorded call decides.`);
  if (show?.review && show.review.pending.sure < 50)
    notes.push(
      `${show.review.pending.field} ${show.review.pending.value} is assumed to mean pending; if it doesn't, pass --waits ${show.review.pending.field}=<code>.`,
    );
  notes.push(...lists);
  return {
    ...(list && { list }),
    ...(show && { show }),
    recorded,
    notes,
  };
}
