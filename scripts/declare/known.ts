import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as declared from '../../resources/enums.ts';
import { sampleMenu } from '../../server/seed/menu.ts';
import { isObject } from '../../src/schema/values.ts';
import type { Known } from './fields.ts';
import type { Label } from './words.ts';
import type { MenuNode } from './write/backend.ts';

const words = resolve(import.meta.dirname, '../../i18n');

/** What the application already has: its enums, its menu, and the usual labels of keys. */
export async function knownHere(name: string): Promise<Known & { readonly menu: readonly MenuNode[] }> {
  const entity = name.split('/').at(-1) ?? '';
  return { labels: await knownLabels(), enums: declared, entity, menu: sampleMenu };
}

async function knownLabels(): Promise<ReadonlyMap<string, Label>> {
  const labels = new Map<string, Label[]>();
  for (const file of readdirSync(join(words, 'zh-CN/areas'))) {
    const [zh, en] = await Promise.all(
      ['zh-CN', 'en-US'].map((locale) => import(join(words, locale, 'areas', file))),
    );
    collect(zh.default, en.default, labels);
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
