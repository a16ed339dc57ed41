import { type EnumDef, isObject } from 'declared-console/schema';
import { type AnyResource, enumOf, fieldAt, type Inputs } from 'declared-console/tools/reading';
import { escaped } from './markdown.ts';
import type { Writer } from './writer.ts';

/** What a condition refers to: its label, if it has one, and the enum of its values. */
export interface Named {
  readonly label?: string;
  readonly of?: EnumDef;
}

/** Finds what a condition refers to, by path. */
export type Naming = (path: string) => Named;

/** A condition in a declaration: data, a `calc`, or both. */
interface Conditioned {
  readonly when?: object;
  readonly whenCalc?: { readonly uses: readonly string[] };
}

/** Names a resource's fields with the labels of its list or its sections. */
export function fieldNaming({ has, word }: Writer, { name, record, definition }: AnyResource): Naming {
  const places = [
    `resources.${name}.fields`,
    ...Object.keys(definition.show?.sections ?? {}).map(
      (section) => `resources.${name}.sections.${section}.fields`,
    ),
  ];
  return (path) => {
    const key = places.map((place) => `${place}.${path}`).find(has);
    const field = fieldAt(record, path);
    return { label: key && word(key), of: field && enumOf(field) };
  };
}

/** Names a form's inputs with the labels under `at`. */
export const inputNaming =
  ({ word }: Writer, inputs: Inputs, at: string): Naming =>
  (path) => ({ label: word(`${at}.${path}`), of: inputs[path] && enumOf(inputs[path]) });

/** The label of an enum's value. */
export const valueWord = ({ word }: Writer, of: EnumDef, value: string): string =>
  word(`enums.${of.name}.${value}`);

/** A condition in words, as Markdown; undefined if it always holds. */
export function conditionWords(
  writer: Writer,
  { when, whenCalc }: Conditioned,
  naming: Naming,
): string | undefined {
  const parts = [...dataWords(writer, when ?? {}, naming, ''), ...calcWords(writer, whenCalc, naming)];
  return parts.length > 0 ? parts.join(writer.frame.and) : undefined;
}

function dataWords(writer: Writer, when: object, naming: Naming, above: string): readonly string[] {
  const { frame, say } = writer;
  return Object.entries(when).flatMap(([name, match]: [string, unknown]): readonly string[] => {
    const path = above + name;
    if (isObject(match) && !('not' in match) && !('empty' in match))
      return dataWords(writer, match, naming, `${path}.`);
    const { label, of } = naming(path);
    const field = label ? writer.quoted(label) : of ? frame.record : say(frame.rawField, { field: path });
    return [say(frame.if, { field, match: matchWords(writer, match, of) })];
  });
}

function matchWords(writer: Writer, match: unknown, of: EnumDef | undefined): string {
  const { frame, say } = writer;
  if (isObject(match) && 'empty' in match) return match.empty ? frame.isEmpty : frame.isFilled;
  const isNegated = isObject(match) && 'not' in match;
  const values = [isNegated ? match.not : match]
    .flat()
    .map((value) => writer.quoted(of ? valueWord(writer, of, String(value)) : String(value)))
    .join(frame.or);
  return say(isNegated ? frame.isNot : frame.is, { values });
}

/** For a `calc`, only the fields it reads: the rest is code. */
function calcWords(
  { frame, say, quoted }: Writer,
  calc: Conditioned['whenCalc'],
  naming: Naming,
): readonly string[] {
  if (!calc) return [];
  const labels = calc.uses.flatMap((path) => naming(path).label ?? []);
  return [
    labels.length > 0
      ? say(frame.calculated, { fields: labels.map(quoted).join(frame.comma) })
      : frame.calculatedAny,
  ];
}

/** A message of the application whose `%{field}` are replaced by the labels of the record's fields. */
export const asked = (sentence: string, naming: Naming): string =>
  escaped(sentence.replace(/%\{([\w.]+)\}/g, (_, path: string) => `‹${naming(path).label ?? path}›`));
