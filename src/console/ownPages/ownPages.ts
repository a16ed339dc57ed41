import type { Path } from 'react-router-dom';
import { allowingList } from '../../auth/menu';
import { loadChunk } from '../../chunks';
import type { ConsoleContextValue } from '../../kit/ConsoleContext';
import { decodePart } from '../../model/encodePart';
import type { ExportReport } from '../../schema/exportReports';
import type { AnyResource, AnyRow, AnyShown } from '../../schema/resource';
import { fillPath, listsOf, pathNames, type Route, type RouteParams } from '../../schema/routes';
import type { ExportTools } from '../../ui/csv/exportRows';
import { representationOf } from '../../ui/record/useRepresentation';
import { DENIED, OWN } from './own';
import { type Kind, pagesOf } from './pagesOf';

/** A promise as `keepChunks` marks it once it is fulfilled. */
type Kept<T> = Promise<T> & { readonly value?: T };

/** What `canAccess` is asked. */
interface Asked {
  readonly action: string;
  readonly resource: string;
  readonly record?: object | undefined;
}

/** The declared pages in react-admin's terms. */
export interface OwnPages {
  /** Where react-admin's own address means to lead: the declared page, `undefined` if there is none; others as they are. */
  redirected(to: string | Partial<Path>): string | Partial<Path> | undefined;
  /** Whether the menu allows a page of a resource, or a link to it. */
  mayOpen(asked: Asked): boolean;
  /** What identifies a record: as its show declares, or as react-admin guesses it. */
  represent(name: string, record: AnyShown): string;
  /** Saves the console's own CSV file of rows that a page has read. */
  exportRows(name: string, rows: readonly AnyRow[], notify: ExportTools['notify']): Promise<void>;
}

type Given = Pick<ConsoleContextValue, 'lists' | 'rights' | 'load' | 'client'> & {
  readonly parts: Pick<ConsoleContextValue['parts'], 'resources' | 'routes' | 'exportReports'>;
};

/** Finds the declared pages that react-admin's own parts lead to. */
export function createOwnPages(context: Given, tools: Omit<ExportTools, 'notify' | 'report'>): OwnPages {
  const { lists, rights, load, parts } = context;
  const { resources, routes } = parts;
  const names = Object.keys(resources);
  const all = Object.values(routes);

  const isOpen = (route: Route, params: RouteParams) =>
    allowingList(rights, listsOf(route, params), route.permission) !== undefined;

  /** The first page that leads to it, preferably one that the menu allows. */
  function pageOf(kind: Kind, name: string, id: string): string {
    if (kind === 'list' && Object.hasOwn(lists, name)) return `/${name}`;
    const found = pagesOf(all, kind, name)
      .map((route) => ({ route, params: paramsOf(route, id) }))
      .map(({ route, params }) => ({ path: fillPath(route.path, params), isOpen: isOpen(route, params) }))
      .filter(({ path }) => path !== '');
    return (found.find((each) => each.isOpen) ?? found[0])?.path ?? '';
  }

  /** '' if there is none. */
  function addressOf(address: string): string {
    if (!isOwn(address) || address === DENIED) return address;
    const asked = address.slice(OWN.length + 1);
    if (asked === '') return '/';
    const name = names.find((each) => asked === each || asked.startsWith(`${each}/`));
    const [id = '', show, ...more] = name === undefined ? [] : asked.slice(name.length + 1).split('/');
    // A page's own path, to which it had react-admin redirect.
    if (name === undefined || more.length > 0 || (show ?? 'show') !== 'show') return `/${asked}`;
    // Also for a record whose id isn't known, as a server may answer nothing to what was added.
    if (id === '') return pageOf('list', name, '');
    if (id === 'create' && show === undefined) return pageOf('create', name, '');
    return pageOf(show === undefined ? 'edit' : 'show', name, decodePart(id) ?? id);
  }

  function redirected(to: string | Partial<Path>): string | Partial<Path> | undefined {
    if (typeof to !== 'string') {
      const pathname = to.pathname && addressOf(to.pathname);
      return pathname === '' ? undefined : { ...to, pathname };
    }
    const [, path = '', rest = ''] = to.match(/^([^?#]*)(.*)$/s) ?? [];
    const found = addressOf(path);
    return path !== '' && found === '' ? undefined : found + rest;
  }

  function mayOpen({ action, resource, record }: Asked): boolean {
    if (!Object.hasOwn(resources, resource) || action === 'delete') return false;
    const isListOpen = rights.paths.has(`/${resource}`);
    const kind = (['show', 'edit', 'create'] as const).find((each) => each === action) ?? 'list';
    const pages = pagesOf(all, kind, resource);
    // A record is given by what links to its page.
    if (pages.length === 0 && kind !== 'list' && record) return false;
    if (isListOpen && kind === 'list') return true;
    // Without a page of its own it belongs to the page that it stands on, which has its own guard.
    if (pages.length === 0) return isListOpen || !Object.hasOwn(lists, resource);
    return pages.some((route) => typeof route.under === 'function' || isOpen(route, paramsOf(route, '')));
  }

  function represent(name: string, record: AnyShown & Readonly<Record<string, unknown>>): string {
    // A record came from its declaration, which is loaded then.
    const { value: resource } = load(name) as Kept<AnyResource>;
    const guessed = record.name ?? record.title ?? record.label ?? record.reference;
    return (
      (resource && representationOf(resource, record, tools.translate)) ?? String(guessed ?? `#${record.id}`)
    );
  }

  async function exportRows(name: string, rows: readonly AnyRow[], notify: ExportTools['notify']) {
    const loading = loadChunk(() => import('../../ui/csv/exportRows'));
    const [resource, csv, { reportExport }] = await Promise.all([
      load(name),
      loading,
      loadChunk(() => import('../../ui/export/reportExport')),
    ]);
    const report = (of: ExportReport) => reportExport(context, of);
    await csv.exportRows(resource, rows, { ...tools, notify, report });
  }

  return { redirected, mayOpen, represent, exportRows };
}

/** Whether an address is one that react-admin made. */
const isOwn = (address: string) => address === OWN || address.startsWith(`${OWN}/`);

const paramsOf = ({ path }: Route, id: string): RouteParams =>
  Object.fromEntries(pathNames(path).map((name) => [name, id]));
