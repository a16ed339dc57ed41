import { isObject } from '@/schema/fields';
import type { OptionSource } from '@/schema/inputs';
import type { Client } from '../../api/client';
import { ApiError } from '../../api/errors';

/** One thing that can be chosen; a tree's has children. */
export interface ChoiceOption {
  readonly value: string;
  readonly text: string;
  readonly children: readonly ChoiceOption[];
}

/** What the options of a choice are kept under in the query cache; a form looks there for whether any are offered. */
export const optionsKey = ({ call }: OptionSource) => ['options', call.path] as const;

/** Asks for the options of a choice: an array, or rows under the call's key; a plain word is its own value and text. */
export async function fetchOptions(client: Client, source: OptionSource, signal?: AbortSignal) {
  const data = await client.send(source.call, {}, { signal });
  const rows = isObject(data) ? data[source.call.rows ?? 'data'] : data;
  if (rows === null || rows === undefined) return [];
  if (!Array.isArray(rows)) throw ApiError.of('malformed');
  return decodeOptions(rows, source);
}

/** Decodes option rows; one that has no value is left out. */
function decodeOptions(rows: readonly unknown[], source: Omit<OptionSource, 'call'>): ChoiceOption[] {
  return rows.flatMap((row) => {
    if (typeof row === 'string' || typeof row === 'number')
      return { value: String(row), text: String(row), children: [] };
    if (!isObject(row) || row[source.value] === undefined || row[source.value] === null) return [];
    const below = source.children ? row[source.children] : undefined;
    return {
      value: String(row[source.value]),
      text: String(row[source.text] ?? row[source.value]),
      children: Array.isArray(below) ? decodeOptions(below, source) : [],
    };
  });
}
