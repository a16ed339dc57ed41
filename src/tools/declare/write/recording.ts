import type { Recorded } from '../calls.ts';
import { codesOf } from '../fields.ts';
import { choicesUsed, type ListPlan, type ShowPlan } from '../plans.ts';
import { scrub } from '../scrub.ts';

/** A recorded call, with personal data replaced. */
export interface RecordedCall {
  /** `POST /api/ajax/coupon/getList`. */
  readonly call: string;
  readonly params: Readonly<Record<string, string>>;
  /** The whole body of the answer. */
  readonly answer: unknown;
}

/** The recording kept beside a declaration: its answered calls by name. */
export type Recording = Readonly<Record<string, RecordedCall>>;

/** The recorded calls of a resource, under their names in the declaration. */
export function recordingSource(
  resource: ListPlan | ShowPlan,
  recorded: readonly Recorded[],
  unanswered: unknown = null,
): string {
  const chosen = choicesUsed([resource]).map((choices) => [choices.name, choices] as const);
  const calls = [...Object.entries(resource.calls), ...chosen].flatMap(([name, { call }]) => {
    const found = recorded.find((each) => matches(call, `${each.method} ${each.path}`));
    return found
      ? [
          [
            name,
            {
              call,
              params: found.params,
              answer: found.answer ?? unanswered,
            },
          ] as const,
        ]
      : [];
  });
  return `${JSON.stringify(scrub(Object.fromEntries(calls), codesOf(resource.fields)), null, 2)}\n`;
}

/** Whether a call matches the declared one, whose path may have parameters. */
const matches = (declared: string, call: string) => {
  const [wanted, given] = [declared.split('/'), call.split('/')];
  return (
    wanted.length === given.length && wanted.every((part, at) => part.startsWith('{') || part === given[at])
  );
};
