import type { EnumDef } from 'declared-console/schema';
import { enumOf, type Field, fieldAt, type Input, type Shape } from 'declared-console/tools/reading';
import { valueWord } from './conditions.ts';
import { escaped } from './markdown.ts';
import type { Writer } from './writer.ts';

/** The values of an enum, as on the screen: with labels and colours. */
const statesOf = (writer: Writer, of: EnumDef): string =>
  of.values
    .map((value) => {
      const { tone = 'neutral' } = of.options[value] ?? {};
      return `<span class="state ${tone}">${escaped(valueWord(writer, of, value))}</span>`;
    })
    .join(' ');

/** What a field of a record contains. */
export function fieldKind(writer: Writer, record: Shape, path: string): string {
  const field: Field | undefined = fieldAt(record, path);
  const of = field && enumOf(field);
  if (of) return statesOf(writer, of);
  const { fieldKinds } = writer.frame;
  return fieldKinds[field?.kind as keyof typeof fieldKinds] ?? fieldKinds.text;
}

/** How an input is filled in, with its options. */
export function inputKind(writer: Writer, input: Input): string {
  const { inputKinds } = writer.frame;
  if (input.kind === 'date') return input.time ? inputKinds.moment : inputKinds.date;
  if (input.kind === 'dateRange') return input.time ? inputKinds.momentRange : inputKinds.dateRange;
  const kind = inputKinds[input.kind as keyof typeof inputKinds] ?? inputKinds.text;
  const of = enumOf(input);
  return of ? `${kind}<br>${statesOf(writer, of)}` : kind;
}
