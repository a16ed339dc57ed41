import { loadArea, loadConsole } from '@i18n/load';
import { LOCALES, type Locale } from '@i18n/locale';
import { resources } from '@resources/manifest';
import { product } from '@resources/product';
import { routes } from '@resources/routes';
import { createDictionary } from 'declared-console/words/dictionary';
import { areaOf } from '../../../src/areaOf';
import { type Shape, shapeIn } from '../../../src/model/shape';
import { isObject } from '../../../src/model/values';
import { allActions, queues, sampleRow } from '../../../src/schema/lint/parts';
import type { AnyResource } from '../../../src/schema/resource';
import type { Route, RouteParams, ShowRoute } from '../../../src/schema/routes';
import { isSound, sampleRecord } from '../../../src/testing/samples';

/** Every declared resource, by name. */
export const declared = await Promise.all(
  Object.entries(resources).map(async ([name, load]) => {
    const { default: resource } = await load();
    return [name, { ...resource, record: shapeIn(resource.record, product) }] as const;
  }),
);
const sound = declared.filter(([, resource]) => isSound(resource));
/** Those with a list, and those with a show. */
export const listed = sound.filter(([, { definition }]) => definition.list !== undefined);
export const shown = sound.filter(([, { definition }]) => definition.show !== undefined);

/** Every page of the application, by name. */
export const pages = Object.entries<Route>(routes);

/** The pages that open a show, or a step of its review. */
export const pagesOf = (name: string, step?: string): readonly ShowRoute[] =>
  pages.flatMap(([, route]) =>
    'show' in route && route.show === name && (!step || route.step === step) ? [route] : [],
  );

const areas = [...new Set(declared.map(([name]) => areaOf(name))), 'review'];
const dictionaries = new Map<Locale, ReturnType<typeof createDictionary>>();
for (const locale of LOCALES) {
  const words = await Promise.all(areas.map((area) => loadArea(locale, area)));
  dictionaries.set(locale, createDictionary(await loadConsole(locale), ...words));
}

/** The words of the whole application in one language. */
export function wordsIn(locale: Locale) {
  const words = dictionaries.get(locale);
  if (!words) throw new Error(`there are no words in ${locale}`);
  return words;
}

/** Values that a server might send instead of others. */
const WRONG = [{ a: 1 }, true, [{ a: 1 }, null, 'x'], '1e999', -0.5, [[]], '', null];

/** The result of such a value if nobody checks it. */
export const NO_WORDS = /\[object|NaN|undefined|Infinity/;

/**
 * A wire record whose fields are of other kinds than they are declared to be.
 * @param deep its records and rows are there, and the fields in them are wrong
 * @param codes a record whose codes it has
 */
export const spoilt = (
  shape: Shape,
  { deep, codes = {} }: { readonly deep: boolean; readonly codes?: Readonly<Record<string, unknown>> },
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(shape).map(([name, { kind, of, shape: inner }], index) => {
      if (of && name in codes) return [name, codes[name]];
      if (!inner || !deep) return [name, WRONG[index % WRONG.length]];
      const known = codes[name];
      const within = spoilt(inner, { deep, codes: isObject(known) ? known : {} });
      return [name, kind === 'list' ? [within, 'x', within] : within];
    }),
  );

/** The different parameters that lists and dialogs open a show with. */
export function openingsOf(name: string): readonly RouteParams[] {
  const all = declared.flatMap(([, resource]) => {
    const dialogs = allActions(resource).flatMap(({ part }) =>
      part.type === 'dialog' && 'show' in part.opens ? [part.opens] : [],
    );
    const openers = [...dialogs, ...queues(resource).map(({ part }) => part)];
    return openers.flatMap((opener) => (opener.show === name ? [opener.params(sampleRow(resource))] : []));
  });
  return [...new Map(all.map((params) => [JSON.stringify(params), params])).values()];
}

/** The parameters that a show is opened with: by its links, and by a typed url of its page. */
export const addressesOf = (resource: AnyResource): readonly RouteParams[] => [
  ...(resource.route ? [sampleRecord(resource).route] : []),
  ...openingsOf(resource.name),
];
