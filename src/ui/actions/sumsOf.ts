import { formatValue, type Translate } from '../../kit/format';
import { fieldAt, valueAt } from '../../model/paths';
import { sumOf } from '../../model/sum';
import type { AnyResource, AnyRow } from '../../schema/resource';

/** The sums that a list declares, over some of its rows, in words; what isn't in one is counted beside it. */
export function sumsOf(
  { name, record, definition: { list } }: AnyResource,
  rows: readonly (AnyRow | undefined)[],
  translate: Translate,
): readonly string[] {
  return (list?.sums ?? []).flatMap((path) => {
    const field = fieldAt(record, path);
    if (!field) return [];
    const { total, counted } = sumOf(rows.map((row) => row && valueAt(row, path)));
    const label = translate(`resources.${name}.fields.${path}`);
    const left = rows.length - counted;
    const sum = translate('list.sum', { label, sum: formatValue(field, total, translate) });
    return [left > 0 ? `${sum} · ${translate('list.sumWithout', { label, smart_count: left })}` : sum];
  });
}
