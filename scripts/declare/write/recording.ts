import type { Recorded } from '../calls.ts';
import { codesOf } from '../fields.ts';
import type { ResourcePlan } from '../plans.ts';
import { scrub } from '../scrub.ts';

/** A call as it was recorded, with personal data replaced. */
export interface RecordedCall {
  /** `POST /api/ajax/coupon/getList`. */
  readonly call: string;
  readonly params: Readonly<Record<string, string>>;
  /** The whole body of the answer. */
  readonly answer: unknown;
}

/** What stands beside a declaration: its calls by name, as they were answered. */
export type Recording = Readonly<Record<string, RecordedCall>>;

/** The recorded calls of a resource, by the names that its declaration gives them. */
export function recordingSource(resource: ResourcePlan, recorded: readonly Recorded[]): string {
  const calls = Object.entries(resource.calls).flatMap(([name, { call }]) => {
    const found = recorded.find((each) => matches(call, `${each.method} ${each.path}`));
    return found
      ? [
          [
            name,
            {
              call,
              params: found.params,
              answer: found.answer ?? { code: 200, message: 'success', data: null },
            },
          ] as const,
        ]
      : [];
  });
  return `${JSON.stringify(scrub(Object.fromEntries(calls), codesOf(resource.fields)), null, 2)}\n`;
}

/** Whether a call is the declared one, whose path may name parameters. */
const matches = (declared: string, call: string) => {
  const [wanted, given] = [declared.split('/'), call.split('/')];
  return (
    wanted.length === given.length && wanted.every((part, at) => part.startsWith('{') || part === given[at])
  );
};
