import { useState } from 'react';
import { useConsole } from '../../kit/ConsoleContext';
import { isObject } from '../../model/values';
import type { Outcome, Result } from './sendInTurn';

/** What became of several things, by what identifies each. */
export type Results = Readonly<Record<string, Result>>;

/**
 * What became of several things that are sent. Kept for the account, so that neither a closed dialog nor a session that ended
 * leads to sending one again; forgotten once all are done.
 * @param path what identifies what is sent, such as the name of its dialog
 * @param batch what is sent to each: anything else is another batch
 * @example
 * const { results, put, forget } = useKeptResults('desk/lendMany', 'until Friday');
 * const begin = (tool: string) => put(tool, { outcome: 'sending' });
 */
export function useKeptResults(path: string, batch: string) {
  const { drafts } = useConsole();
  const [results, setResults] = useState<Results>(() => readResults(drafts.read(path)?.[batch]));
  function put(name: string, result: Result) {
    // Read again, as nothing else knows what was put since the last render.
    const kept = drafts.read(path) ?? {};
    // Without the reason, which may name people.
    const now = { ...readResults(kept[batch], false), [name]: { outcome: result.outcome } };
    drafts.write(path, { ...kept, [batch]: now });
    setResults((known) => ({ ...known, [name]: result }));
  }
  function forget() {
    const { [batch]: _, ...others } = drafts.read(path) ?? {};
    if (Object.keys(others).length > 0) drafts.write(path, others);
    else drafts.clear(path);
  }
  return { results, put, forget };
}

const outcomes: Readonly<Record<Outcome, true>> = {
  sending: true,
  done: true,
  held: true,
  unsure: true,
  refused: true,
  decided: true,
  taken: true,
  look: true,
};
const isOutcome = (value: unknown): value is Outcome =>
  typeof value === 'string' && Object.hasOwn(outcomes, value);

/**
 * The results that were kept.
 * @param isLater whether what was on its way then got no answer any more
 */
function readResults(kept: unknown, isLater = true): Results {
  if (!isObject(kept)) return {};
  return Object.fromEntries(
    Object.entries(kept).flatMap(([name, result]) => {
      if (!isObject(result)) return [];
      // What another version kept isn't sent again, either.
      const known = isOutcome(result.outcome) ? result.outcome : 'unsure';
      const outcome = isLater && known === 'sending' ? 'unsure' : known;
      return [[name, { outcome }]];
    }),
  );
}
