import { groupBy } from 'es-toolkit';
import type { Classify, Recorded } from './calls.ts';
import type { Exchange } from './exchange.ts';
import type { Row } from './row.ts';

/**
 * One of each call. Of repeated ones the last counts, for a list the last with rows; the others are kept beside it, because
 * they tell which parameters vary and which codes there are.
 * @param nameOf the same for all recordings of a call
 */
export function merged<T extends Exchange>(
  exchanges: readonly T[],
  classify: Classify,
  nameOf = ({ method, path }: T) => `${method} ${path}`,
): readonly T[] {
  return Object.values(groupBy(exchanges, nameOf)).map((each) => {
    const last = each.findLast((call) => hasRows(classify(call))) ?? (each.at(-1) as T);
    const others = [
      ...each.filter((other) => other !== last).map(({ params, answer }) => ({ params, answer })),
      ...each.flatMap((other) => other.others ?? []),
    ];
    return others.length === 0 ? last : { ...last, others };
  });
}

const hasRows = (call: Recorded): boolean => call.does === 'list' && call.rows.length > 0;

/** The other recordings of a list, with their rows. */
export const answersOf = (
  list: Recorded,
  classify: Classify,
): readonly { readonly params: Exchange['params']; readonly rows: readonly Row[] }[] =>
  (list.others ?? []).map((other) => {
    const again = classify({ method: list.method, path: list.path, ...other });
    const rows = again.does === 'list' ? again.rows : again.does === 'show' ? [again.record] : [];
    return { params: other.params, rows };
  });
