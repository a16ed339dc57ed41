import type { Route, RouteTable } from 'declared-console/tools/reading';
import { routes } from '../../resources/routes.ts';
import { sampleMenu } from '../../server/seed/menu.ts';
import { escaped } from './markdown.ts';
import type { Writer } from './writer.ts';

/** The page on which a role gets its modules, for its words. */
const ROLE = 'authority/role';

/** Who may open a resource: roles that have one of its menu entries. */
export function accessOf(writer: Writer, resource: string): string {
  const { frame, say, map, word, nameOf } = writer;
  if (map.isPersonal(resource)) return frame.whoPersonal;
  const lists = map.listsOf(resource);
  const [list = ''] = lists;
  if (!lists.includes(resource))
    return say(frame.whoOf, { pages: lists.map((each) => writer.linkTo(each)).join(frame.or) });
  const position = map.positionOf(list);
  return say(frame.whoMenu, {
    roles: escaped(nameOf(ROLE)),
    modules: escaped(word(`resources.${ROLE}.create.fields.menuId`)),
    entry: escaped(
      position ? `${writer.menuName(position.group)} › ${writer.menuName(position.name)}` : nameOf(list),
    ),
  });
}

/** The name of a finer right: that of the review step that it opens, or else the menu's. */
export function rightName({ has, word, menuName }: Writer, permission: string): string {
  const opened = Object.values<Route>(routes as RouteTable).find((route) => route.permission === permission);
  const key = opened && 'show' in opened ? `resources.${opened.show}.review.${opened.step}.name` : '';
  if (has(key)) return word(key);
  return menuName(sampleMenu.find((node) => node.permission === permission)?.name ?? permission);
}
