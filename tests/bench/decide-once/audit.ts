import { isDeepStrictEqual } from 'node:util';
import { groupBy } from 'es-toolkit';
import type { Decision, Kind } from './kinds.ts';
import type { Entry } from './round.ts';

/** The database's state of a kind's items, and the decisions recorded before and after the round. */
export interface Holdings {
  readonly states: ReadonlyMap<number, string>;
  readonly before: readonly Decision[];
  readonly after: readonly Decision[];
}

/**
 * The faults of a round, one sentence each. Every item must have exactly one new record, which matches its state and
 * was made by one of those who sent it. Whoever was told of success must be that person, and whoever was refused must
 * have been told who decided, when and what.
 */
export function faultsOf(
  kind: Kind,
  entries: readonly Entry[],
  { states, before, after }: Holdings,
): string[] {
  const known = new Set(before.map(({ record }) => record));
  const made = groupBy(
    after.filter(({ record }) => !known.has(record)),
    ({ item }) => item,
  );
  return Object.entries(groupBy(entries, (entry) => entry.item)).flatMap(([key, sent]) => {
    const item = Number(key);
    const [decision, ...others] = made[item] ?? [];
    if (!decision) return [`${item}: nobody's decision is recorded`];
    const faults = [...recordFaults(kind, decision, states.get(item), sent), ...toldFaults(decision, sent)];
    if (others.length > 0) faults.push(`${others.length + 1} decisions are recorded`);
    return faults.map((fault) => `${item}: ${fault}`);
  });
}

function recordFaults(
  kind: Kind,
  decision: Decision,
  state: string | undefined,
  sent: readonly Entry[],
): string[] {
  const decider = sent.find(({ person }) => person === decision.verifier);
  if (!decider) return [`${decision.verifier} decided, who had not sent it`];
  const outcome = decider.approves ? kind.approved : kind.rejected;
  const faults: string[] = [];
  if (state !== outcome.state)
    faults.push(`its state is ${state}, but ${decider.person} made it ${outcome.state}`);
  if (decision.status !== outcome.status)
    faults.push(`its record says ${decision.status}, not ${outcome.status}`);
  // If the decider wasn't told, the answer must have been lost.
  if (decider.lost === 0 && !decider.heard.some(({ code }) => code === 200))
    faults.push(`${decider.person} decided and was told otherwise`);
  return faults;
}

function toldFaults(decision: Decision, sent: readonly Entry[]): string[] {
  const by = { verifier: decision.verifier, verify_time: decision.time, status: decision.status };
  return sent.flatMap(({ person, heard }) =>
    heard.flatMap(({ code, data }) => {
      if (code === 200) return person === decision.verifier ? [] : [`${person} was told of success as well`];
      if (code === 409 && isDeepStrictEqual(data, by)) return [];
      return [`${person} was told ${code} ${JSON.stringify(data)} instead of 409 ${JSON.stringify(by)}`];
    }),
  );
}
