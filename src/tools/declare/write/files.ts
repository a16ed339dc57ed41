import type { EnumPlan, ValuePlan } from '../enums.ts';
import { everyField } from '../fields.ts';
import { inputsOf, type ListPlan, type Plan, type ResourcePlan, type ShowPlan } from '../plans.ts';
import { camel, languageOf, wordsOf } from '../words.ts';
import { listSource, pagesOf, showSource } from './declaration.ts';
import { addEntries, addImport, type Entry, quote } from './edit.ts';
import { listWords, showWords } from './labels.ts';
import { recordingSource } from './recording.ts';

/** The current text of a file; undefined if there is none. */
export type ReadFile = (path: string) => string | undefined;

/** A file to be written: the resource's own are written once, shared ones are extended. */
export interface Written {
  readonly path: string;
  readonly text: string;
  readonly isOwn: boolean;
}

/** How an application's files are written. */
export interface WriteOptions {
  /** Its languages; the types of the first one's words hold for the others. */
  readonly locales: readonly string[];
  /** How other folders import a declaration; by its relative path by default. */
  readonly alias?: string | undefined;
  /** The body that a call without a recorded answer is assumed to have. */
  readonly unanswered?: unknown;
}

/** Every file of the console that a plan writes or extends. */
export function filesOf(plan: Plan, read: ReadFile, options: WriteOptions): readonly Written[] {
  const { locales, unanswered } = options;
  const { list, show } = plan;
  const declared = [list, show].filter((each) => each !== undefined);
  const shared = new Map<string, string>();
  const edit = (path: string, change: (text: string) => string, otherwise = '') =>
    shared.set(path, change(shared.get(path) ?? read(path) ?? otherwise));

  for (const resource of declared) {
    const isList = resource === list;
    edit('resources/manifest.ts', (text) =>
      addEntries(
        text,
        isList ? 'lists' : 'details',
        [],
        [{ name: resource.name, source: `() => import(${quote(`./${resource.name}`)})` }],
      ),
    );
    for (const locale of locales) {
      const language = languageOf(locale);
      const words = resource === show ? showWords(show, language) : list ? listWords(list, language) : '';
      const path = `i18n/${locale}/areas/${resource.area}.ts`;
      edit(
        path,
        (text) => addWords(text, resource, words, locale === locales[0] ? options : undefined),
        areaFile(resource.area, locale, locales),
      );
    }
  }
  const routes = routesOf(plan);
  if (routes.length > 0) edit('resources/routes.ts', (text) => addEntries(text, 'routes', [], routes));
  for (const each of newEnums(plan)) {
    edit('resources/enums.ts', (text) => addEnum(text, each));
    for (const locale of locales)
      edit(`i18n/${locale}/enums.ts`, (text) =>
        addEntries(text, 'enums', [], [{ name: each.name, source: enumWords(each, languageOf(locale)) }]),
      );
  }
  const own = declared.flatMap((resource) => [
    {
      path: `resources/${resource.name}.ts`,
      text: resource === show ? showSource(show) : listSource(list as ListPlan),
      isOwn: true,
    },
    {
      path: `resources/${resource.name}.recorded.json`,
      text: recordingSource(resource, plan.recorded, unanswered),
      isOwn: true,
    },
  ]);
  return [...own, ...[...shared].map(([path, text]) => ({ path, text, isOwn: false }))];
}

const areaFile = (area: string, locale: string, [first = '']: readonly string[]) =>
  locale === first
    ? 'export default {\n  resources: {},\n};\n'
    : `import type { Translated } from '../../types';\nimport type ${languageOf(first)} from '../../${first}/areas/${area}';\n\nexport default {\n  resources: {},\n} satisfies Translated<typeof ${languageOf(first)}>;\n`;

/** @param typed for the first language, whose words are checked against the declaration */
function addWords(
  text: string,
  { name }: ResourcePlan,
  words: string,
  typed: WriteOptions | undefined,
): string {
  if (text.includes(`${quote(name)}:`)) return text;
  const type = `${camel(wordsOf(name.split('/').slice(1).join(' ').replaceAll('/', ' ')))}Resource`;
  const source = typed ? `${words} satisfies LabelsOf<typeof ${type}>` : words;
  const added = addEntries(text, 'default', ['resources'], [{ name, source }]);
  if (!typed) return added;
  const from = `${typed.alias ?? '../../../resources/'}${name}`;
  return addImport(addImport(added, from, { type }), 'declared-console/schema', {
    types: ['LabelsOf'],
  });
}

function addEnum(text: string, { name, values }: EnumPlan): string {
  if (new RegExp(`export const ${name} =`).test(text)) return text;
  const lines = values.map(({ name: value, wire, tone }) =>
    wire === ''
      ? `// Its code wasn't recorded: fill it in, as in { wire: '2' }, or delete the value.\n${value}: { wire: [] },`
      : `${value}: { wire: ${quote(wire)}${tone ? `, tone: ${quote(tone)}` : ''} },`,
  );
  return `${text.trimEnd()}\n\n// Proposed out of recorded codes: name the values, add those that were not seen, then delete this line.\nexport const ${name} = defineEnum(${quote(name)}, {\n${lines.join('\n')}\n});\n`;
}

const enumWords = ({ values }: EnumPlan, language: 'zh' | 'en') =>
  `{ ${values.map((value) => `${value.name}: ${quote(value.label[language])}`).join(', ')} }`;

/** A plan's pages: the record, adding and changing one, and the workbench. */
function routesOf({ list, show }: Plan): readonly Entry[] {
  const under = list?.name ?? show?.under ?? '';
  const pages = pagesOf(under);
  const route = (name: string, ...parts: readonly (readonly [string, string])[]): Entry => ({
    name,
    source: `{ ${[...parts, ['under', under] as const].map(([part, value]) => `${part}: ${quote(value)}`).join(', ')} }`,
  });
  const at = (rest: string) => ['path', `/${under}/${rest}`] as const;
  return [
    ...(show ? [route(show.name, at(':id'), ['show', show.name], ...stepOf(show))] : []),
    ...(list?.create ? [route(pages.add, at('add'), ['create', list.name])] : []),
    ...(show?.edit ? [route(pages.edit, at(':id/edit'), ['edit', show.name])] : []),
    ...(list?.queue?.filter && list.show
      ? [route(pages.queue, at('review'), ['queueOf', list.name], ['queue', 'workbench'])]
      : []),
  ];
}

const stepOf = ({ review }: ShowPlan) => (review ? [['step', review.name] as const] : []);

/** The enums to be declared, without duplicates. */
function newEnums(plan: Plan): readonly EnumPlan[] {
  const fields = [plan.list, plan.show].flatMap((each) => everyField(each?.fields ?? []));
  const inputs = [plan.list, plan.show].flatMap((each) => (each ? inputsOf(each) : []));
  const all = [...fields, ...inputs].flatMap(({ of }) => (of?.isNew ? [of] : []));
  const merged = new Map<string, EnumPlan>();
  for (const each of all) {
    const values = [...(merged.get(each.name)?.values ?? []), ...each.values];
    const byCode = new Map(values.map((value) => [value.wire, value]));
    // A code that was recorded elsewhere isn't missing.
    const isNamed = ({ name }: ValuePlan) => values.some((value) => value.wire !== '' && value.name === name);
    merged.set(each.name, {
      ...each,
      values: [...byCode.values()].filter((value) => value.wire !== '' || !isNamed(value)),
    });
  }
  return [...merged.values()];
}
