import { everyField, type FieldPlan } from '../fields.ts';
import type { InputPlan } from '../inputs.ts';
import { choicesUsed, type ListPlan, type ResourcePlan, type SendPlan, type ShowPlan } from '../plans.ts';
import type { Kind } from '../recognise.ts';
import type { DecidedPlan } from '../review.ts';
import { camel, wordsOf } from '../words.ts';
import { propertyName, propertyOf, quote } from './edit.ts';
import { shapeSource } from './fieldSource.ts';
import {
  actionSource,
  callSource,
  createSource,
  editSource,
  filterSource,
  isShared,
  methodOf,
  queueSource,
  reviewLinkSource,
  reviewSource,
} from './sends.ts';

/** How many columns are visible initially. */
const MOST_COLUMNS = 10;

/** The visible fields, including those of nested records with their paths. */
const shownFields = (fields: readonly FieldPlan[], above = ''): readonly (FieldPlan & { path: string })[] =>
  fields.flatMap((field) => {
    if (field.guess.kind === 'record') return shownFields(field.inner ?? [], `${above}${field.name}.`);
    if (field.guess.kind === 'key' || field.guess.kind === 'rows') return [];
    return [{ ...field, path: above + field.name }];
  });

const FILES: readonly Kind[] = ['url', 'picture'];

/** The columns of a list: what fits into a table, with empty ones hidden. */
export function columnsOf({
  fields,
}: ResourcePlan): readonly { readonly path: string; readonly isHidden: boolean }[] {
  const fit = shownFields(fields).filter(
    ({ guess, isLong }) => !isLong && !FILES.includes(guess.kind) && guess.kind !== 'secret',
  );
  const filled = fit.filter(({ guess }) => guess.sure > 0);
  const shown = filled.slice(0, MOST_COLUMNS);
  return fit.map((field) => ({ path: field.path, isHidden: !shown.includes(field) }));
}

/** The enums, validators and kinds that a declaration imports. */
function importsOf(plan: ResourcePlan, inputs: readonly InputPlan[], depth: string): string {
  const all = everyField(plan.fields);
  const enums = [...all, ...inputs].flatMap(({ of }) => (of ? [of.name] : []));
  const checks = all.flatMap(({ guess: { kind } }) =>
    kind === 'idCard' || kind === 'creditCode' ? [kind] : [],
  );
  const line = (names: readonly string[], from: string) =>
    names.length > 0 ? `import { ${[...new Set(names)].sort().join(', ')} } from '${depth}${from}';\n` : '';
  const shared = inputs.some(isShared) ? ['phone'] : [];
  const kinds = [...new Set(all.flatMap(({ guess: { own } }) => own ?? []))].map(({ source, from }) =>
    line([source.replace(/\W.*/s, '')], from),
  );
  return line(checks, 'checks') + line(enums, 'enums') + line(shared, 'inputs') + kinds.join('');
}

const depthOf = (name: string) => '../'.repeat(name.split('/').length - 1);

const apiSource = ({ calls }: ResourcePlan): string =>
  Object.entries(calls)
    .map(([name, { call, rows }]) => `${propertyName(name)}: ${callSource(call, rows)},`)
    .join('\n');

/** The constructors of the calls that a declaration makes. */
const methodsOf = (plan: ListPlan | ShowPlan): readonly string[] =>
  [...Object.values(plan.calls), ...choicesUsed([plan])].map(({ call }) => methodOf(call));

/** The start of every file: imports, record, calls. */
const headSource = (plan: ResourcePlan, tools: readonly string[], imports: string): string =>
  `import { ${[...new Set(tools)].sort().join(', ')} } from 'declared-console/schema';
${imports}
// Behind each field stands how sure its guess is: read it, then delete the comment.
const record = defineRecord({
${shapeSource(asKey(plan))}});

/** ${plan.label.en}. */
export default defineResource({
  name: ${quote(plan.name)},
  record,
  api: {
    ${apiSource(plan)}
  },`;

/** The constructors that a declaration takes from `build`. */
const buildSource = (tools: readonly string[]) =>
  tools.length > 0 ? `({ ${[...new Set(tools)].sort().join(', ')} })` : '()';

const actionsSource = (actions: readonly string[]) =>
  actions.length > 0 ? `actions: {\n${actions.join('\n')}\n},` : '';

/** The routes of a plan's pages besides the show's, by purpose. */
export const pagesOf = (name: string) =>
  ({ add: `${name}-add`, edit: `${name}-edit`, queue: `${name}-review` }) as const;

/** The row actions. */
const rowActions = (plan: ListPlan): readonly string[] => [
  ...(plan.queue && plan.show
    ? [`review: ${reviewLinkSource(plan.queue.pending, plan.show, idOf(plan))}`]
    : []),
  ...(plan.isEdited
    ? [`edit: link({ to: (row) => to(${quote(pagesOf(plan.name).edit)}, { id: ${idOf(plan)} }) }),`]
    : []),
  ...plan.actions.map((action) => `${propertyName(action.name)}: ${actionSource(action, true)}`),
];

/** The buttons above a list. */
const listActions = (plan: ListPlan): readonly string[] => [
  ...(plan.create ? [`add: link({ to: () => to(${quote(pagesOf(plan.name).add)}, {}) }),`] : []),
  ...plan.listActions.map((action) => `${propertyName(action.name)}: ${actionSource(action, false)}`),
];

const isFilled = (sends: readonly (SendPlan | undefined)[]) =>
  sends.some((each) => each && each.inputs.length > 0);

/** The source of a list's declaration. */
export function listSource(plan: ListPlan): string {
  const { name, filters, actions, params, limit, show, create, queue } = plan;
  const sends = [...actions, ...plan.listActions, ...(create ? [create] : [])];
  const inputs = [...filters, ...sends.flatMap((send) => send.inputs)];
  const columns = columnsOf(plan).map(({ path, isHidden }, at) => {
    const link =
      show !== undefined && at === 0 ? `to: (row) => to(${quote(show)}, { id: ${idOf(plan)} })` : '';
    const more = [link, isHidden && 'hidden: true'].filter(Boolean).join(', ');
    return more ? `{ field: ${quote(path)}, ${more} },` : `${quote(path)},`;
  });
  const filterLines = filters.map(
    (input) => `${propertyName(input.name)}: ${filterSource(input)},${input.note ? ` // ${input.note}` : ''}`,
  );
  const isWritten = filters.length > 0 || isFilled(sends);
  const imported = ['defineRecord', 'defineResource', 'f', ...methodsOf(plan), ...(isWritten ? ['i'] : [])];
  const linked = show !== undefined || create !== undefined;
  const links = linked ? `import { to } from '${depthOf(name)}routes';\n` : '';
  const tools = [
    ...(actions.length + plan.listActions.length > 0 ? ['submit'] : []),
    ...(create || plan.isEdited || queue ? ['link'] : []),
    ...(create ? ['form'] : []),
  ];
  return `${headSource(plan, imported, importsOf(plan, inputs, depthOf(name)) + links)}
  build: ${buildSource(tools)} => ({
    key: ${quote(plan.key)},
    list: {
      call: 'list',
      ${
        Object.keys(params).length > 0
          ? `params: {\n${Object.entries(params)
              .map(([param, value]) => `${propertyName(param)}: ${quote(value)}, // always sent\n`)
              .join('')}},`
          : ''
      }
      ${limit === 'always' ? '' : `limit: ${quote(limit)},`}
      columns: [
        ${columns.join('\n')}
      ],
      ${filterLines.length > 0 ? `filters: {\n${filterLines.join('\n')}\n},` : ''}
      ${queue?.filter && show ? queueSource({ ...queue, filter: queue.filter }, show, idOf(plan)) : ''}
      ${actionsSource(listActions(plan))}
    },
    ${actionsSource(rowActions(plan))}
    ${create ? createSource(create) : ''}
  }),
});
`.replaceAll(/\n\s*\n(?= {4})/g, '\n');
}

const idOf = ({ key: field, fields }: ResourcePlan): string => {
  const kind = fields.find(({ name }) => name === field)?.guess.kind;
  const value = propertyOf('row', field);
  return kind === 'int' ? `String(${value})` : value;
};

/** The fields of a record, with its key as a text whatever its values. */
const asKey = ({ fields, key: own }: ResourcePlan): readonly FieldPlan[] =>
  fields.map((field) =>
    field.name === own && field.guess.kind === 'int'
      ? { ...field, guess: { ...field.guess, kind: 'key', why: 'it tells rows apart' } }
      : field,
  );

/** A section of a show: its block, the fields that need a label, and the nested record or rows, if it shows one. */
interface SectionPlan {
  readonly name: string;
  readonly source: string;
  readonly fields: readonly { readonly path: string; readonly field: FieldPlan }[];
  readonly of?: FieldPlan;
}

/** The sections of a show. */
export function sectionsOf({ fields, review }: ShowPlan): readonly SectionPlan[] {
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
    ...rows.flatMap((row): readonly SectionPlan[] => {
      if (row.name === review?.decided.rows) return [historyOf(row, review.decided)];
      const columns = shownFields((row.inner ?? []).filter(({ guess }) => guess.kind !== 'record'));
      if (columns.length === 0) return [];
      const source = `rows(${quote(row.name)}, { columns: ${paths(columns)} })`;
      return [{ name: named(row), source, fields: pathed(columns), of: row }];
    }),
  ];
}

/** The decisions about a record, newest first. */
function historyOf(row: FieldPlan, { by, at, result, note }: DecidedPlan): SectionPlan {
  const columns = Object.entries({ by, at, result, note }).flatMap(([part, name]) => {
    const field = row.inner?.find((each) => each.name === name);
    return name && field ? [{ part, path: name, field }] : [];
  });
  const named = columns.map(({ part, path }) => `${part}: ${quote(path)}`).join(', ');
  const source = `history(${quote(row.name)}, { ${named} })`;
  return { name: camel(wordsOf(row.name)), source, fields: columns, of: row };
}

/** The source of a show's declaration. */
export function showSource(plan: ShowPlan): string {
  const { name, idParam, edit, review } = plan;
  const sections = sectionsOf(plan);
  const inputs = [edit, review].flatMap((send) => send?.inputs ?? []);
  const imported = [
    ...['defineRecord', 'defineResource', 'f', ...methodsOf(plan)],
    ...(isFilled([edit, review]) ? ['i'] : []),
  ];
  const tools = [
    ...sections.map(({ source }) => source.slice(0, source.indexOf('('))),
    ...(edit ? ['form', 'link'] : []),
    ...(review ? ['decide', review.decided.rows ? 'newestOf' : 'decidedBy'] : []),
  ];
  const links = edit ? `import { to } from '${depthOf(name)}routes';\n` : '';
  return `${headSource(plan, imported, importsOf(plan, inputs, depthOf(name)) + links)}
  build: ${buildSource(tools)} => ({
    key: ${quote(plan.key)},
    detail: { call: 'one', params: (id) => ({ ${idParam === 'id' ? 'id' : `${propertyName(idParam)}: id`} }) },
    show: {
      sections: {
        ${sections.map((section) => `${section.name}: ${section.source},`).join('\n')}
      },
    },
    ${review ? reviewSource(review) : ''}
    ${edit ? `actions: {\nedit: link({ to: (row) => to(${quote(pagesOf(plan.under).edit)}, { id: ${idOf(plan)} }) }),\n},` : ''}
    ${edit ? editSource(edit, plan.fields) : ''}
  }),
});
`.replaceAll(/\n\s*\n(?= {4})/g, '\n');
}
