import type { EnumPlan, ValuePlan } from '../enums.ts';
import { everyField } from '../fields.ts';
import { inputsOf, type ListPlan, type Plan, type ResourcePlan, type ShowPlan } from '../plans.ts';
import { camel, wordsOf } from '../words.ts';
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

/** Every file of the console that a plan writes or extends. */
export function filesOf(plan: Plan, read: ReadFile): readonly Written[] {
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
    for (const language of ['zh', 'en'] as const) {
      const words = resource === show ? showWords(show, language) : list ? listWords(list, language) : '';
      const path = `i18n/${LOCALES[language]}/areas/${resource.area}.ts`;
      edit(path, (text) => addWords(text, resource, language, words), areaFile(resource.area, language));
    }
  }
  const routes = routesOf(plan);
  if (routes.length > 0) edit('resources/routes.ts', (text) => addEntries(text, 'routes', [], routes));
  for (const each of newEnums(plan)) {
    edit('resources/enums.ts', (text) => addEnum(text, each));
    for (const language of ['zh', 'en'] as const)
      edit(`i18n/${LOCALES[language]}/enums.ts`, (text) =>
        addEntries(text, 'enums', [], [{ name: each.name, source: enumWords(each, language) }]),
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
      text: recordingSource(resource, plan.recorded),
      isOwn: true,
    },
  ]);
  return [...own, ...[...shared].map(([path, text]) => ({ path, text, isOwn: false }))];
}

const LOCALES = { zh: 'zh-CN', en: 'en-US' } as const;

const areaFile = (area: string, language: 'zh' | 'en') =>
  language === 'zh'
    ? 'export default {\n  resources: {},\n};\n'
    : `import type { Translated } from '../../types';\nimport type zh from '../../zh-CN/areas/${area}';\n\nexport default {\n  resources: {},\n} satisfies Translated<typeof zh>;\n`;

function addWords(text: string, { name }: ResourcePlan, language: 'zh' | 'en', words: string): string {
  if (text.includes(`${quote(name)}:`)) return text;
  const type = `${camel(wordsOf(name.split('/').slice(1).join(' ').replaceAll('/', ' ')))}Resource`;
  const source = language === 'zh' ? `${words} satisfies LabelsOf<typeof ${type}>` : words;
  const added = addEntries(text, 'default', ['resources'], [{ name, source }]);
  if (language === 'en') return added;
  return addImport(addImport(added, `@resources/${name}`, { type }), 'declared-console/schema', {
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
