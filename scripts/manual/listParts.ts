import {
  type Action,
  type AnyResource,
  type AnyRow,
  enumOf,
  searchedFields,
} from 'declared-console/tools/reading';
import { buttonsTable, forms, type Group, pageBehind } from './actions.ts';
import { conditionWords, fieldNaming, inputNaming, valueWord } from './conditions.ts';
import { fieldKind, inputKind } from './kinds.ts';
import { escaped, heading, paragraphs, table } from './markdown.ts';
import type { Writer } from './writer.ts';

type List = NonNullable<AnyResource['definition']['list']>;
type Actions = Readonly<Record<string, Action<AnyRow>>>;

/** The parts of a list: columns, filters, buttons, queues. */
export function listParts(writer: Writer, resource: AnyResource, list: List): string {
  const { frame, say } = writer;
  return paragraphs(
    heading(2, frame.columns, 'columns'),
    columnsTable(writer, resource, list),
    list.filters && heading(2, frame.filters, 'filters'),
    list.filters && filtersTable(writer, resource, list.filters),
    list.searchHere && say(frame.searchHere, { label: escaped(searchLabel(writer, resource, list)) }),
    buttons(writer, resource, list),
    list.queues && heading(2, frame.queues, 'queues'),
    list.queues && queuesTable(writer, resource, list, list.queues),
  );
}

const searchLabel = ({ frame, say, word }: Writer, resource: AnyResource, list: List) =>
  say(word('list.searchHere'), {
    names: searchedFields(resource.record, list.columns)
      .map((path) => word(`resources.${resource.name}.fields.${path}`))
      .join(frame.comma),
  });

function columnsTable(writer: Writer, resource: AnyResource, { columns }: List): string {
  const { frame, say, word } = writer;
  return table(
    [frame.column, frame.kind, frame.notes],
    columns.map((column) => {
      const each = typeof column === 'string' ? { field: column } : column;
      const route = each.to && pageBehind(writer, resource, each.to);
      return [
        escaped(word(`resources.${resource.name}.fields.${each.field}`)),
        fieldKind(writer, resource.record, each.field),
        [
          ...(route ? [say(frame.leadsTo, { page: writer.routeLink(route) })] : []),
          ...(route && each.newTab ? [frame.newTab] : []),
          ...(each.hidden ? [say(frame.hidden, { columns: escaped(word('list.columns')) })] : []),
        ].join(frame.comma),
      ];
    }),
  );
}

function filtersTable(writer: Writer, { name }: AnyResource, filters: NonNullable<List['filters']>): string {
  const { frame, say, word } = writer;
  return table(
    [frame.filter, frame.fill, frame.notes],
    Object.entries(filters).map(([filter, input]) => [
      escaped(word(`resources.${name}.filters.${filter}`)),
      inputKind(writer, input),
      input.kind === 'text' && input.finds
        ? say(frame.found, {
            palette: escaped(word('shell.palette')),
            kinds: input.finds.map((kind) => escaped(word(`identifiers.${kind.name}`))).join(frame.comma),
          })
        : '',
    ]),
  );
}

function buttons(writer: Writer, resource: AnyResource, list: List): string | undefined {
  const { frame, say, word } = writer;
  const groups: readonly (Group & { readonly title: string })[] = [
    {
      title: frame.rows,
      words: 'actions',
      screens: 'actions',
      actions: (resource.definition.actions ?? {}) as Actions,
    },
    {
      title: frame.whole,
      words: 'listActions',
      screens: 'list.actions',
      actions: (list.actions ?? {}) as Actions,
    },
    {
      title: frame.selected,
      words: 'selection',
      screens: 'list.selection',
      actions: (list.selection ?? {}) as Actions,
    },
  ];
  const filled = groups.filter(({ actions }) => Object.keys(actions).length > 0);
  if (filled.length === 0) return undefined;
  const selectable = conditionWords(writer, { when: list.selectable?.when }, fieldNaming(writer, resource));
  return paragraphs(
    heading(2, frame.buttons, 'buttons'),
    ...filled.flatMap((group) => [
      heading(3, group.title, group.words),
      buttonsTable(writer, resource, group),
      group.words === 'selection' && selectable
        ? `${say(frame.selectable, { when: selectable })}<br>${writer.quoted(word(`resources.${resource.name}.notSelectable`))}`
        : undefined,
    ]),
    ...filled.map((group) => forms(writer, resource, group)),
  );
}

function queuesTable(
  writer: Writer,
  { name }: AnyResource,
  { filters = {} }: List,
  queues: NonNullable<List['queues']>,
) {
  const { frame, word } = writer;
  const naming = inputNaming(writer, filters, `resources.${name}.filters`);
  return table(
    [frame.queue, frame.waits, frame.decidedAt],
    Object.entries(queues).map(([queue, { pending, show, step }]) => [
      escaped(word(`resources.${name}.queues.${queue}`)),
      Object.entries(pending)
        .map(([filter, value]) => {
          const input = filters[filter];
          const of = input && enumOf(input);
          const words = of ? valueWord(writer, of, String(value)) : String(value);
          return `${escaped(naming(filter).label ?? '')}${frame.colon}${writer.quoted(words)}`;
        })
        .join(frame.comma),
      writer.linkToStep(show, step),
    ]),
  );
}
