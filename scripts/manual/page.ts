import { type AnyResource, openedBy, pathOf } from 'declared-console/tools/reading';
import { accessOf, rightName } from './access.ts';
import { buttonsTable, forms } from './actions.ts';
import { asked, conditionWords, fieldNaming } from './conditions.ts';
import { formTable } from './formTable.ts';
import { listParts } from './listParts.ts';
import { escaped, heading, paragraphs, table } from './markdown.ts';
import { reviewParts, showParts } from './showParts.ts';
import type { Writer } from './writer.ts';

/** The Markdown page of a declared resource. */
export function pageOf(writer: Writer, resource: AnyResource): string {
  const { frame, word } = writer;
  const { list, show, review, create, edit, actions } = resource.definition;
  const { name } = resource;
  const title = word(`resources.${name}.name`);
  return paragraphs(
    heading(1, title),
    positionOf(writer, name),
    pictureOf(writer, name, title),
    heading(2, frame.who, 'who'),
    accessOf(writer, name),
    list && listParts(writer, resource, list),
    show && showParts(writer, resource, show),
    !list && actions
      ? paragraphs(
          heading(2, frame.above, 'buttons'),
          buttonsTable(writer, resource, { words: 'actions', screens: 'actions', actions }),
          forms(writer, resource, { words: 'actions', screens: 'actions', actions }),
        )
      : undefined,
    review && reviewParts(writer, resource, review),
    create && formParts(writer, resource, 'create'),
    edit && formParts(writer, resource, 'edit'),
    relatedParts(writer, name),
  );
}

/** A screen's position in the menu, or what it belongs to, and its addresses. */
function positionOf(writer: Writer, name: string): string {
  const { frame, map, menuName, word } = writer;
  const position = map.positionOf(name);
  const where = position
    ? `${frame.place}${frame.colon}${escaped(menuName(position.group))} › ${escaped(menuName(position.name))}`
    : map.isPersonal(name)
      ? `${frame.openedFrom}${frame.colon}${escaped(word('shell.account'))}`
      : `${frame.openedFrom}${frame.colon}${map
          .listsOf(name)
          .map((list) => writer.linkTo(list))
          .join(frame.comma)}`;
  const own = map.routesOf(name).filter(([, route]) => 'show' in route || 'list' in route);
  const addresses = position ? [`/${name}`] : own.map(([, route]) => pathOf(route.path));
  const address = `${frame.address}${frame.colon}${addresses.map((each) => `\`${each}\``).join(frame.comma)}`;
  return addresses.length > 0 ? `${where}<br>${address}` : where;
}

/** A screen's picture: its list, its first page, the dialog that opens it, or the page that contains it. */
const pictureOf = (writer: Writer, name: string, title: string): string | undefined =>
  writer.map.screensOf(name).flatMap((screen) => writer.picture(screen, title) ?? [])[0];

function formParts(writer: Writer, resource: AnyResource, kind: 'create' | 'edit'): string {
  const { frame, say, word, map } = writer;
  const form = resource.definition[kind];
  if (!form) return '';
  const at = `resources.${resource.name}.${kind}`;
  const naming = fieldNaming(writer, resource);
  const routes = map.routesOf(resource.name).filter(([, route]) => kind in route);
  const when = conditionWords(writer, { when: form.when }, naming);
  return paragraphs(
    heading(2, word(`${at}.name`), kind),
    routes.map(([, route]) => `${frame.address}${frame.colon}\`${pathOf(route.path)}\``).join('<br>'),
    ...routes.map(([id]) => writer.picture(`page ${id}`, word(`${at}.name`))),
    when && say(frame.editableWhen, { when }),
    when && writer.has(`${at}.closed`)
      ? `${frame.closedForm}${frame.colon}${asked(word(`${at}.closed`), naming)}`
      : undefined,
    formTable(writer, form, at, naming),
  );
}

/** The pages that belong to a list: what opens from it, workbenches and hand-written pages. */
function relatedParts(writer: Writer, name: string): string | undefined {
  const { frame, map } = writer;
  if (!map.positionOf(name)) return undefined;
  const rows = map.routesUnder(name).map(([id, route]) => ({ id, route }));
  if (rows.length === 0) return undefined;
  const ownPictures = rows.filter(({ route }) => 'load' in route || 'queueOf' in route);
  return paragraphs(
    heading(2, frame.related, 'related'),
    table(
      [frame.page, frame.opens, frame.address, frame.right],
      rows.map(({ id, route }) => [
        openedBy(route) === name || 'load' in route ? escaped(writer.routeName(id)) : writer.routeLink(id),
        'queueOf' in route ? frame.workbench : 'load' in route ? frame.handWritten : '',
        `\`${pathOf(route.path)}\``,
        route.permission ? escaped(rightName(writer, route.permission)) : '',
      ]),
    ),
    ...ownPictures.map(({ id }) => {
      const picture = writer.picture(`page ${id}`, writer.routeName(id));
      return (
        picture && paragraphs(heading(3, writer.routeName(id), `page-${id.replace(/\W+/g, '-')}`), picture)
      );
    }),
  );
}
