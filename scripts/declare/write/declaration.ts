import {
  type ActionPlan,
  everyField,
  type FieldPlan,
  type InputPlan,
  type ListPlan,
  type ResourcePlan,
  type ShowPlan,
} from '../plan.ts';
import type { Kind } from '../recognise.ts';
import { camel, wordsOf } from '../words.ts';
import { propertyName, quote } from './edit.ts';

/** The most columns that are shown at first. */
const MOST_COLUMNS = 10;

const SOURCES: Readonly<Record<Exclude<Kind, 'code' | 'flag' | 'record' | 'rows'>, string>> = {
  phone: 'f.phone()',
  idCard: 'f.text({ check: idCard })',
  creditCode: 'f.text({ check: creditCode })',
  dateTime: 'f.dateTime()',
  epochSeconds: "f.epoch('s')",
  epochMillis: "f.epoch('ms')",
  money: 'f.money()',
  cents: "f.money({ in: 'cents' })",
  int: 'f.int()',
  duration: 'f.duration()',
  url: 'f.url()',
  picture: 'f.url()',
  fileName: 'f.fileName()',
  secret: 'f.secret()',
  key: 'f.hidden()',
  texts: 'f.texts()',
  text: 'f.text()',
  unknown: 'f.text()',
};

/** A field as its declaration writes it: `f.maybe(f.phone())`. */
function fieldSource({ guess, of, inner = [] }: FieldPlan): string {
  const kind = guess.kind;
  const own =
    kind === 'code' || kind === 'flag'
      ? `f.enum(${of?.name})`
      : kind === 'record' || kind === 'rows'
        ? `f.${kind === 'record' ? 'object' : 'list'}({\n${shapeSource(inner)}})`
        : SOURCES[kind];
  // A record or rows that are null are empty ones.
  return guess.optional && !of && kind !== 'record' && kind !== 'rows' ? `f.maybe(${own})` : own;
}

const shapeSource = (fields: readonly FieldPlan[]): string =>
  fields
    .map((field) => `${propertyName(field.name)}: ${fieldSource(field)}, // ${sureness(field)}\n`)
    .join('');

/** How sure a guess is: read, then deleted. */
const sureness = ({ guess: { sure, why } }: FieldPlan) => `${sure}%${why ? `: ${why}` : ''}`;

/** The fields that a person reads, those of records inside by their paths. */
const shownFields = (fields: readonly FieldPlan[], above = ''): readonly (FieldPlan & { path: string })[] =>
  fields.flatMap((field) => {
    if (field.guess.kind === 'record') return shownFields(field.inner ?? [], `${above}${field.name}.`);
    if (field.guess.kind === 'key' || field.guess.kind === 'rows') return [];
    return [{ ...field, path: above + field.name }];
  });

const FILES: readonly Kind[] = ['url', 'picture'];

/** The columns of a list: what fits a table, an empty one hidden. */
export function columnsOf({
  fields,
}: ResourcePlan): readonly { readonly path: string; readonly isHidden: boolean }[] {
  const fit = shownFields(fields).filter(
    ({ guess, isLong }) => !isLong && !FILES.includes(guess.kind) && guess.kind !== 'secret',
  );
  const filled = fit.filter(({ guess }) => guess.kind !== 'unknown');
  const shown = filled.slice(0, MOST_COLUMNS);
  return fit.map((field) => ({ path: field.path, isHidden: !shown.includes(field) }));
}

/** The enums and checks that a declaration imports. */
function importsOf(plan: ResourcePlan, inputs: readonly InputPlan[], depth: string): string {
  const all = everyField(plan.fields);
  const enums = [...all, ...inputs].flatMap(({ of }) => (of ? [of.name] : []));
  const checks = all.flatMap(({ guess: { kind } }) =>
    kind === 'idCard' || kind === 'creditCode' ? [kind] : [],
  );
  const line = (names: readonly string[], from: string) =>
    names.length > 0 ? `import { ${[...new Set(names)].sort().join(', ')} } from '${depth}${from}';\n` : '';
  return line(checks, 'checks') + line(enums, 'enums');
}

const depthOf = (name: string) => '../'.repeat(name.split('/').length - 1);

const methods = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'del' } as const;

function apiSource(plan: ResourcePlan): { readonly source: string; readonly names: readonly string[] } {
  const lines = Object.entries(plan.calls).map(([name, { call, rows }]) => {
    const [method = 'GET', path = ''] = call.split(' ');
    const tool = methods[method as keyof typeof methods];
    return {
      tool,
      line: `${propertyName(name)}: ${tool}(${quote(path)}${rows ? `, { rows: ${quote(rows)} }` : ''}),`,
    };
  });
  return { source: lines.map(({ line }) => line).join('\n'), names: lines.map(({ tool }) => tool) };
}

function inputSource({ kind, of }: InputPlan): string {
  if (kind === 'select') return `i.select(${of?.name})`;
  return kind === 'text' ? 'i.text()' : `i.${kind}()`;
}

function actionSource({ call, inputs, from }: ActionPlan): string {
  const form = inputs.map((input) => `${propertyName(input.name)}: ${formInput(input)},`).join('\n');
  const fields = [...new Set(Object.values(from))];
  const sent = Object.entries(from).map(([param, field]) =>
    param === field ? param : `${propertyName(param)}: ${field}`,
  );
  return `submit({
    // when: { status: 'awaiting' }: name the rows that it is offered for.
    call: ${quote(call)},
    ${inputs.length > 0 ? `form: {\n${form}\n},` : 'confirm: true,'}
    ${sent.length > 0 ? `with: ({ ${fields.join(', ')} }) => ({ ${sent.join(', ')} }),` : ''}
  }),`;
}

const formInput = (input: InputPlan): string =>
  input.kind === 'select'
    ? `i.radio(${input.of?.name}, { required: 'required' })`
    : `i.${input.kind}({ required: 'required' })`;

/** How every file begins: what it imports, its record, and its calls. */
const headSource = (plan: ResourcePlan, tools: readonly string[], imports: string): string =>
  `import { ${[...new Set(tools)].sort().join(', ')} } from '@/schema';
${imports}
// Behind each field stands how sure its guess is: read it, then delete the comment.
const record = defineRecord({
${shapeSource(asKey(plan))}});

/** ${plan.label.en}. */
export default defineResource({
  name: ${quote(plan.name)},
  record,
  api: {
    ${apiSource(plan).source}
  },`;

/** The file of a list. */
export function listSource(plan: ListPlan): string {
  const { name, filters, actions, params, limit, show } = plan;
  const inputs = [...filters, ...actions.flatMap((action) => action.inputs)];
  const api = apiSource(plan);
  const columns = columnsOf(plan).map(({ path, isHidden }, at) => {
    const link =
      show !== undefined && at === 0 ? `to: (row) => to(${quote(show)}, { id: ${idOf(plan)} })` : '';
    const more = [link, isHidden && 'hidden: true'].filter(Boolean).join(', ');
    return more ? `{ field: ${quote(path)}, ${more} },` : `${quote(path)},`;
  });
  const filterLines = filters.map((input) => `${propertyName(input.name)}: ${inputSource(input)},`);
  const tools = ['defineRecord', 'defineResource', 'f', ...api.names, ...(inputs.length > 0 ? ['i'] : [])];
  const links = show ? `import { to } from '${depthOf(name)}routes';\n` : '';
  return `${headSource(plan, tools, importsOf(plan, inputs, depthOf(name)) + links)}
  build: (${actions.length > 0 ? '{ submit }' : ''}) => ({
    key: ${quote(plan.key)},
    list: {
      call: 'list',
      ${
        Object.keys(params).length > 0
          ? `params: { ${Object.entries(params)
              .map(([param, value]) => `${propertyName(param)}: ${quote(value)}`)
              .join(', ')} },`
          : ''
      }
      ${limit === 'always' ? '' : `limit: ${quote(limit)},`}
      columns: [
        ${columns.join('\n')}
      ],
      ${filterLines.length > 0 ? `filters: {\n${filterLines.join('\n')}\n},` : ''}
    },
    ${actions.length > 0 ? `actions: {\n${actions.map((action) => `${propertyName(action.name)}: ${actionSource(action)}`).join('\n')}\n},` : ''}
  }),
});
`.replaceAll(/\n\s*\n(?= {4})/g, '\n');
}

const idOf = ({ key: field, fields }: ResourcePlan): string => {
  const kind = fields.find(({ name }) => name === field)?.guess.kind;
  return kind === 'int' ? `String(row.${field})` : `row.${field}`;
};

/** The fields of a record, its key a text whatever it looks like. */
const asKey = ({ fields, key: own }: ResourcePlan): readonly FieldPlan[] =>
  fields.map((field) =>
    field.name === own && field.guess.kind === 'int'
      ? { ...field, guess: { ...field.guess, kind: 'key', why: 'it tells rows apart' } }
      : field,
  );

/** The blocks of a show, by section. */
export function sectionsOf({ fields }: ShowPlan): readonly {
  readonly name: string;
  readonly source: string;
  readonly fields: readonly { readonly path: string; readonly field: FieldPlan }[];
  readonly of?: FieldPlan;
}[] {
  const named = (field: FieldPlan) => camel(wordsOf(field.name));
  const pathed = (list: readonly (FieldPlan & { path: string })[]) =>
    list.map((field) => ({ path: field.path, field }));
  const paths = (list: readonly { path: string }[]) => `[${list.map(({ path }) => quote(path)).join(', ')}]`;
  const own = fields.filter(({ guess: { kind } }) => kind !== 'record' && kind !== 'rows');
  const facts = shownFields(own).filter(({ guess }) => !FILES.includes(guess.kind));
  const pictures = shownFields(fields).filter(({ guess }) => guess.kind === 'picture');
  const files = shownFields(fields).filter(({ guess }) => guess.kind === 'url');
  const records = fields.filter(({ guess }) => guess.kind === 'record');
  const rows = fields.filter(({ guess }) => guess.kind === 'rows');
  return [
    ...(facts.length > 0 ? [{ name: 'basic', source: `facts(${paths(facts)})`, fields: pathed(facts) }] : []),
    ...records.flatMap((record) => {
      const inner = shownFields([record]).filter(({ guess }) => !FILES.includes(guess.kind));
      if (inner.length === 0) return [];
      return [{ name: named(record), source: `facts(${paths(inner)})`, fields: pathed(inner), of: record }];
    }),
    ...(pictures.length > 0
      ? [{ name: 'pictures', source: `pictures(${paths(pictures)})`, fields: pathed(pictures) }]
      : []),
    ...(files.length > 0 ? [{ name: 'files', source: `files(${paths(files)})`, fields: pathed(files) }] : []),
    ...rows.flatMap((row) => {
      const columns = shownFields((row.inner ?? []).filter(({ guess }) => guess.kind !== 'record'));
      if (columns.length === 0) return [];
      const source = `rows(${quote(row.name)}, { columns: ${paths(columns)} })`;
      return [{ name: named(row), source, fields: pathed(columns), of: row }];
    }),
  ];
}

/** The file of a show. */
export function showSource(plan: ShowPlan): string {
  const { name, idParam } = plan;
  const api = apiSource(plan);
  const sections = sectionsOf(plan);
  const tools = ['defineRecord', 'defineResource', 'f', ...api.names];
  const blocks = [...new Set(sections.map(({ source }) => source.slice(0, source.indexOf('('))))].sort();
  return `${headSource(plan, tools, importsOf(plan, [], depthOf(name)))}
  build: ({ ${blocks.join(', ')} }) => ({
    key: ${quote(plan.key)},
    detail: { call: 'one', params: (id) => ({ ${idParam === 'id' ? 'id' : `${propertyName(idParam)}: id`} }) },
    show: {
      sections: {
        ${sections.map((section) => `${section.name}: ${section.source},`).join('\n')}
      },
    },
  }),
});
`;
}
