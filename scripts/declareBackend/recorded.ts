import type { Label, ReadFile, Written } from 'declared-console/tools/writing';
import {
  addElement,
  addEntries,
  addImport,
  camel,
  choicesUsed,
  type ListPlan,
  type Plan,
  propertyOf,
  quote,
  type ResourcePlan,
  type ShowPlan,
  wordsOf,
} from 'declared-console/tools/writing';

/** An entry of the sample menu, with the parts needed here. */
export interface MenuNode {
  readonly id: number;
  readonly parentId: number;
  readonly name: string;
  readonly url: string;
  readonly permission: string;
}

/** A list's position in the menu. */
export interface MenuPosition {
  /** Its parent entry. */
  readonly parent: Label;
  readonly menu: readonly MenuNode[];
}

/** The backend files that make it answer a plan's calls as recorded, for accounts whose menu has the list. */
export function backendFilesOf(
  { list, show }: Plan,
  { parent, menu }: MenuPosition,
  read: ReadFile,
): readonly Written[] {
  const declared = [list, show].filter((each) => each !== undefined);
  for (const { call } of callsIn(declared))
    if (!/^\w+ \/api\//.test(call))
      throw new Error(
        `${call} is outside /api, but the backend's calls must be under it: record the call as the console will send it.`,
      );
  const shared = new Map<string, string>();
  const edit = (path: string, change: (text: string) => string) =>
    shared.set(path, change(shared.get(path) ?? read(path) ?? ''));
  const permission = permissionOf(list, show, menu);

  for (const resource of declared) {
    const constant = camel(wordsOf(resource.name.replaceAll('/', ' ')));
    const chosen = choicesUsed([resource]).map((choices) => [choices.name, choices] as const);
    for (const [name, { call }] of [...Object.entries(resource.calls), ...chosen]) {
      if (read('server/routes/access.ts')?.includes(quote(call))) continue;
      edit('server/routes/access.ts', (text) =>
        addEntries(text, 'accessOf', [], [{ name: call, source: `needs(${quote(permission)})` }]),
      );
      edit('server/routes/recorded.ts', (text) =>
        addImport(
          addImport(
            addEntries(
              text,
              'recorded',
              [],
              [{ name: call, source: `recordedCall(${propertyOf(constant, name)})` }],
            ),
            './recordedCall',
            { names: ['recordedCall'] },
          ),
          `@resources/${resource.name}.recorded.json`,
          { named: constant },
        ),
      );
    }
  }
  if (list) {
    const nodes = nodesOf(list, parent, permission, menu);
    for (const node of nodes)
      edit('server/seed/menu.ts', (text) =>
        addElement(text, 'sampleMenu', node.source, (all) => all.includes(node.source)),
      );
    edit('i18n/en-US/menuNames.ts', (text) =>
      addEntries(
        text,
        'menuNames',
        [],
        nodes.map(({ label }) => ({ name: label.zh, source: quote(label.en) })),
      ),
    );
  }
  return [...shared].map(([path, text]) => ({ path, text, isOwn: false }));
}

const callsIn = (declared: readonly (ListPlan | ShowPlan)[]) => [
  ...declared.flatMap(({ calls }) => Object.values(calls)),
  ...choicesUsed(declared),
];

/** The permission for a list: the one the menu already has, or the last two parts of its call. */
function permissionOf(
  list: ResourcePlan | undefined,
  show: (ResourcePlan & { under: string }) | undefined,
  menu: readonly MenuNode[],
): string {
  const name = list?.name ?? show?.under ?? '';
  const known = menu.find((node) => {
    const above = menu.find(({ id }) => id === node.parentId);
    return above && `${above.url}${node.url}` === `/${name}`;
  });
  const path = (list?.calls.list ?? Object.values(show?.calls ?? {})[0])?.call.split(' ')[1] ?? '';
  const parts = path.split('/').filter((part) => /^\w+$/.test(part));
  return known?.permission || parts.slice(-2).join('/');
}

function nodesOf(list: ResourcePlan, parent: Label, permission: string, menu: readonly MenuNode[]) {
  const [area = '', ...rest] = list.name.split('/');
  const url = `/${rest.join('/')}`;
  const above = menu.find(
    (node) => node.parentId === 0 && node.url === `/${area}` && node.name === parent.zh,
  );
  if (above && menu.some((node) => node.parentId === above.id && node.url === url)) return [];
  const next = Math.max(99, ...menu.map(({ id }) => id)) + 1;
  const own = above ? next : next + 1;
  const entry = {
    source: `node(${own}, ${above?.id ?? next}, ${quote(list.label.zh)}, ${quote(url)}, { permission: ${quote(permission)} })`,
    label: list.label,
  };
  return above
    ? [entry]
    : [{ source: `node(${next}, 0, ${quote(parent.zh)}, ${quote(`/${area}`)})`, label: parent }, entry];
}
