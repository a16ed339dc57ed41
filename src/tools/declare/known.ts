import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pagingNames } from '../../api/listCall.ts';
import type { Application } from '../../application.ts';
import { isObject } from '../../model/values.ts';
import { classifierOf } from './calls.ts';
import type { KnownEnums } from './enums.ts';
import type { Known } from './fields.ts';
import { type Label, languageOf } from './words.ts';

/** What an application in a folder already has: its enums, what it shares, and the usual labels of keys. */
export async function knownIn(
  project: string,
  { codec, locales }: Pick<Application, 'codec' | 'locales'>,
  name: string,
): Promise<Known> {
  return {
    labels: await knownLabels(join(project, 'i18n'), Object.keys(locales)),
    enums: (await importIn<KnownEnums>(project, 'resources/enums.ts')) as KnownEnums,
    entity: name.split('/').at(-1) ?? '',
    classify: classifierOf(codec),
    paging: pagingNames(codec),
    shared: new Set(['checks', 'inputs'].flatMap((file) => namesIn(join(project, `resources/${file}.ts`)))),
  };
}

async function importIn<T>(project: string, path: string): Promise<Partial<T>> {
  const file = join(project, path);
  return existsSync(file) ? await import(pathToFileURL(file).href) : {};
}

/** What a file exports by name. */
const namesIn = (file: string): readonly string[] =>
  existsSync(file)
    ? [...readFileSync(file, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map(
        ([, name = '']) => name,
      )
    : [];

async function knownLabels(words: string, locales: readonly string[]): Promise<ReadonlyMap<string, Label>> {
  const labels = new Map<string, Label[]>();
  const [first = ''] = locales;
  const folder = join(words, first, 'areas');
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    const loaded = await Promise.all(
      locales.map(async (locale) => [
        languageOf(locale),
        (await importIn<{ default?: unknown }>(words, `${locale}/areas/${file}`)).default,
      ]),
    );
    const { zh, en } = Object.fromEntries(loaded);
    collect(zh ?? en, en ?? zh, labels);
  }
  return new Map(
    [...labels].flatMap(([key, found]) => mostCommon(found).map((label) => [key, label] as const)),
  );
}

/** A key's most common label, if it is used more than once. */
function mostCommon(labels: readonly Label[]): readonly Label[] {
  const times = (label: Label) => labels.filter(({ zh }) => zh === label.zh).length;
  const [first] = labels.toSorted((a, b) => times(b) - times(a));
  return first && times(first) > 1 ? [first] : [];
}

/** Collects the labels of fields, filters and inputs, in both languages. */
function collect(zh: unknown, en: unknown, into: Map<string, Label[]>): void {
  if (!isObject(zh) || !isObject(en)) return;
  for (const [name, value] of Object.entries(zh)) {
    const other = en[name];
    if ((name === 'fields' || name === 'filters') && isObject(value) && isObject(other)) {
      for (const [key, text] of Object.entries(value))
        into.set(key, [...(into.get(key) ?? []), { zh: String(text), en: String(other[key]) }]);
    } else collect(value, other, into);
  }
}
