import type { Client } from '../../api/client';
import { ApiError } from '../../api/errors';
import { EMPTY } from '../../kit/format';
import { textOf } from '../../model/text';
import { isObject } from '../../model/values';
import type { DriftSink } from '../../schema/drift';
import type { OptionSource } from '../../schema/inputs';
import { visibleText } from '../../visibleText';

/** An option of a choice; only trees have children. */
export interface ChoiceOption {
  readonly value: string;
  readonly text: string;
  readonly children: readonly ChoiceOption[];
}

/** The query key of a choice's options; forms use it, too, to see whether there are options. */
export const optionsKey = ({ call }: OptionSource) => ['options', call.path] as const;

/**
 * Fetches the options of a choice: an array, or rows under the call's key, else under `list`; a plain string is its own value
 * and text. Rejects with `ApiError`, also if none of the options can be decoded: an error never looks like an empty choice.
 */
export async function fetchOptions(
  client: Client,
  source: OptionSource,
  sink: DriftSink,
  signal?: AbortSignal,
): Promise<ChoiceOption[]> {
  const data = await client.send(source.call, {}, { signal });
  const rows = isObject(data) ? rowsIn(data, source.call.rows ?? 'data') : data;
  if (rows === null) return [];
  if (!Array.isArray(rows)) throw ApiError.of('malformed');
  const options = decodeOptions(rows, source, new Set(), sink);
  if (options.length === 0 && rows.length > 0) throw ApiError.of('malformed');
  return options;
}

const rowsIn = (data: Record<string, unknown>, key: string): unknown => (key in data ? data[key] : data.list);

/** The value under the first of these names that the row has. */
const under = (row: Record<string, unknown>, names: string | readonly string[]): unknown =>
  [names]
    .flat()
    .map((name) => row[name])
    .find((wire) => wire !== undefined && wire !== null);

/** Decodes options; those with an unreadable or duplicate value are left out and reported. */
function decodeOptions(
  rows: readonly unknown[],
  source: OptionSource,
  seen: Set<string>,
  sink: DriftSink,
): ChoiceOption[] {
  const report = (field: OptionSource['value'], problem: 'retyped' | 'repeated key', wire: unknown) =>
    sink({ where: source.call.path, field: String(field), problem, found: typeof wire });
  return rows.flatMap((row) => {
    const wire = isObject(row) ? under(row, source.value) : row;
    const value = textOf(wire);
    if (value === undefined || seen.has(value)) {
      report(source.value, value === undefined ? 'retyped' : 'repeated key', wire);
      return [];
    }
    seen.add(value);
    if (!isObject(row)) return { value, text: visibleText(value), children: [] };
    const words = under(row, source.text) ?? value;
    const text = textOf(words);
    if (text === undefined) report(source.text, 'retyped', words);
    const below = source.children ? row[source.children] : undefined;
    return {
      value,
      text: text === undefined ? EMPTY : visibleText(text),
      children: Array.isArray(below) ? decodeOptions(below, source, seen, sink) : [],
    };
  });
}
