import { detailOf } from '../../words/proposals.ts';
import type { Called } from './calls.ts';
import { pathOf } from './exchange.ts';
import type { FieldPlan, Known } from './fields.ts';
import type { ShowPlan } from './plans.ts';
import { type Pending, reviewOf } from './review.ts';
import type { Purpose } from './sends.ts';
import { callsOf, firstFor, type Sent } from './sent.ts';
import type { Wanted } from './wanted.ts';
import type { Label } from './words.ts';

/** The plan for a show, with its edit page and review. */
export function showPlan(
  shown: Called<'show'>,
  { name, label, under, key }: { name: string; label: Label; under: string; key: string },
  fields: readonly FieldPlan[],
  sends: readonly Sent[],
  known: Known,
  pending: Pending | undefined,
  verdicts?: Wanted['verdicts'],
): ShowPlan {
  const has = (field: string) => fields.some((each) => each.name === field);
  const own = has(key) ? key : has('id') ? 'id' : '#';
  const id = Object.entries(shown.params).find(([, value]) =>
    Object.values(shown.record).map(String).includes(value),
  );
  const varying = Object.keys(shown.params).find((each) => /id|no$/i.test(each));
  // The key may have another name here; then the page can't send it.
  const can = (purpose: Purpose) => (key !== '#' && has(key) ? firstFor(purpose, sends) : undefined);
  const [edit, decide] = [can('edit'), can('decide')];
  const review =
    decide &&
    pending &&
    reviewOf(
      decide.send,
      decide.plan.inputs.map((input) => input.name),
      fields,
      known,
      pending,
      verdicts,
    );
  const mine = [edit, review && decide].filter((each) => each !== undefined);
  return {
    name,
    area: name.split('/')[0] ?? '',
    under,
    label: detailOf(label),
    fields,
    key: own,
    idParam:
      /\{(\w+)\}/.exec(shown.path)?.[1] ?? (/\/\d+$/.test(shown.path) ? 'id' : (id?.[0] ?? varying ?? 'id')),
    calls: { one: { call: `${shown.method} ${pathOf(shown, 'id')}` }, ...callsOf(mine, key) },
    ...(edit && { edit: edit.plan }),
    ...(decide && review && { review: { ...decide.plan, ...review } }),
  };
}
