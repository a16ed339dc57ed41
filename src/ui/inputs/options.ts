import type { DriftSink } from '@/schema/drift';
import type { OptionSource } from '@/schema/inputs';
import { textOf } from '@/schema/text';
import { isObject } from '@/schema/values';
import type { Client } from '../../api/client';
import { ApiError } from '../../api/errors';
import { EMPTY } from '../format';

/** One thing that can be chosen; a tree's has children. */
export interface ChoiceOption {
  readonly value: string;
  readonly text: string;
  readonly children: readonly ChoiceOption[];
}

/** What the options of a choice are kept under in the query cache; a form looks there for whether any are offered. */
export const optionsKey = ({ call }: OptionSource) => ['options', call.path] as const;

/**
 * Asks for the options of a choice: an array, or rows under the call's key, else the array that there is; a plain word is its
 * own value and text. Rejects with `ApiError`, also where there are options and none can be read: an error never looks like no choice.
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

const rowsIn = (data: Record<string, unknown>, key: string): unknown =>
  key in data ? data[key] : Object.values(data).find(Array.isArray);

/** What a row has under the first of these names that it has. */
const under = (row: Record<string, unknown>, names: string | readonly string[]): unknown =>
  [names]
    .flat()
    .map((name) => row[name])
    .find((wire) => wire !== undefined && wire !== null);

/** Decodes option rows; one whose value can't be read, or is another's, is left out and reported. */
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
    if (!isObject(row)) return { value, text: value, children: [] };
    const words = under(row, source.text) ?? value;
    const text = textOf(words);
    if (text === undefined) report(source.text, 'retyped', words);
    const below = source.children ? row[source.children] : undefined;
    return {
      value,
      text: text ?? EMPTY,
      children: Array.isArray(below) ? decodeOptions(below, source, seen, sink) : [],
    };
  });
}
