import { login } from '@i18n/login';
import { codec } from '@resources/codec';
import { lists, resources } from '@resources/manifest';
import { routes } from '@resources/routes';
import { createDictionary } from 'declared-console/words/dictionary';
import { matchPath } from 'react-router-dom';
import type { Locale } from '../../i18n/locale.ts';
import { type Client, createClient } from '../../src/api/client';
import { createDataProvider } from '../../src/api/dataProvider';
import { callOf, listParams } from '../../src/api/listCall';
import { areaOf } from '../../src/areaOf';
import { holds } from '../../src/model/conditions';
import type { Action } from '../../src/schema/actions';
import { formFor } from '../../src/schema/forms';
import type { Inputs } from '../../src/schema/inputs';
import { decodeRows } from '../../src/schema/record';
import type { AnyResource, AnyRow } from '../../src/schema/resource';
import { pathOf, type Route, routeParams } from '../../src/schema/routes';
import { applies } from '../../src/ui/actions/applies';
import { isPending } from '../../src/ui/record/conflict';
import { shownId } from '../../src/ui/record/useShown';
import { fixedCaptcha } from '../e2e/support/accounts.ts';

/** A screen, with the way to reach it. */
export interface Screen {
  /** Such as `list user/enterprise` or `dialog user/enterprise.actions.review`. */
  readonly name: string;
  readonly path: string;
  /** The buttons to click in sequence, by text. */
  readonly press: readonly string[];
  /** Whether the form's success leads to the login. */
  readonly endsSession?: boolean | undefined;
  /** The form to fill in afterwards: values by input name, and the text of the button that sends it. */
  readonly form?: { readonly values: Readonly<Record<string, unknown>>; readonly send: readonly string[] };
  /** The answers that it depends on, by call. */
  readonly pinned: ReadonlyMap<string, string>;
  /** Whether its last button makes the request: it stays, and can be clicked again. */
  readonly isPressed?: boolean;
  /** Whether it is a hand-written dialog, which may make requests as soon as it opens. */
  readonly isByHand?: boolean;
  /** For the console's start rather than a page: it is reloaded, with or without a session. */
  readonly entry?: 'console' | 'login';
  /** If it is a list, its call. */
  readonly listCall?: string;
}

/** The checkbox of the first row. */
export const FIRST_BOX = '<first box>';

/** What confirms an open question, whatever it is called. */
const CONFIRM = '<confirm>';

/** What was read from a list: its rows, as received and decoded. */
interface Read {
  readonly resource: AnyResource;
  readonly call: string;
  readonly answer: Record<string, unknown>;
  readonly wire: readonly unknown[];
  readonly rows: readonly AnyRow[];
}

const load = async (name: string): Promise<AnyResource> => {
  const known = resources[name];
  if (!known) throw new Error(`no resource is declared as '${name}'`);
  return (await known()).default;
};

/**
 * Every declared list, show, form and dialog of the application, with rows from the backend for which each is offered.
 * @param base the backend's url
 * @param locale the language of the buttons to click
 */
export async function screensOf(
  base: string,
  token: string,
  locale: Locale = 'zh-CN',
): Promise<readonly Screen[]> {
  const client = createClient({ base, codec, token: () => token, onSessionEnd: () => {} });
  const read = new Map<string, Read>();
  for (const name of Object.keys(lists)) read.set(name, await readList(client, await load(name)));
  const found: Screen[] = entries(locale);
  for (const [name, each] of read) found.push(...(await screensOfList(name, each, locale)));
  const links = [...read.values()].flatMap(linksOf);
  for (const [name, route] of Object.entries<Route>(routes))
    found.push(...(await screensOfRoute(name, route, { client, links, locale })));
  return found;
}

/** The start of the console, and the login before it. */
const entries = (locale: Locale): Screen[] => [
  { name: 'entry console', path: '/user/enterprise', press: [], pinned: new Map(), entry: 'console' },
  {
    name: 'entry login',
    path: '/login',
    press: [],
    pinned: new Map(),
    entry: 'login',
    form: {
      values: { account: 'admin', password: 'admin123', captcha: fixedCaptcha },
      send: [login[locale].login],
    },
  },
];

async function readList(client: Client, resource: AnyResource): Promise<Read> {
  const { list, key } = resource.definition;
  const call = callOf(resource, list?.call ?? '');
  const data = await client.send(
    call,
    listParams(resource, { pagination: { page: 1, perPage: 100 } }, codec),
  );
  const wire = codec.page(data, call).rows;
  const rows = decodeRows(resource.record, key as '#', wire, { where: resource.name, sink: () => {} });
  const answer = { code: 200, message: '', data } as Record<string, unknown>;
  return { resource, call: `${call.method} ${call.path}`, answer, wire, rows };
}

/** The answer of a list with only one of its rows. */
function only({ call, answer, wire }: Read, index: number): ReadonlyMap<string, string> {
  const data = Object.fromEntries(
    Object.entries(answer.data as object).map(([key, value]) => [
      key,
      Array.isArray(value) ? [wire[index]] : key === 'count' ? 1 : value,
    ]),
  );
  return new Map([[call, JSON.stringify({ ...answer, data })]]);
}

async function screensOfList(name: string, each: Read, locale: Locale): Promise<readonly Screen[]> {
  const { resource } = each;
  const { actions = {}, list } = resource.definition;
  const found: Screen[] = [
    { name: `list ${name}`, path: `/${name}`, press: [], pinned: new Map(), listCall: each.call },
  ];
  const words = await wordsOf(locale, areaOf(name));
  const named = (group: string, action: string) => words(`resources.${name}.${group}.${action}.name`);
  for (const [label, action] of Object.entries(actions)) {
    const index = each.rows.findIndex((row) => applies(action, row));
    if (index < 0) continue;
    if (action.type === 'link') continue;
    found.push({
      name: `dialog ${name}.actions.${label}`,
      path: `/${name}`,
      pinned: only(each, index),
      press: [named('actions', label)],
      form: formOf(words, action, named('actions', label), each.rows[index]),
      isPressed: action.type === 'download',
      isByHand: isByHand(action),
    });
  }
  for (const [label, action] of Object.entries(list?.actions ?? {})) {
    if (action.type === 'link') continue;
    const isExport = action.type === 'download';
    const called = named('listActions', label);
    found.push({
      name: `dialog ${name}.list.actions.${label}`,
      path: `/${name}`,
      pinned: new Map(),
      press: isExport ? [words('list.export'), called, words('transfers.start')] : [called],
      form: formOf(words, action, called),
      isPressed: isExport,
      isByHand: isByHand(action),
    });
  }
  for (const [label, action] of Object.entries(list?.selection ?? {})) {
    const index = each.rows.findIndex((row) => !list?.selectable || holds(list.selectable.when, row));
    if (index < 0) continue;
    found.push({
      name: `dialog ${name}.list.selection.${label}`,
      path: `/${name}`,
      pinned: only(each, index),
      press: [FIRST_BOX, named('selection', label)],
      form: formOf(words, action, named('selection', label)),
      isPressed: false,
      isByHand: isByHand(action),
    });
  }
  return found;
}

const isByHand = (action: Action<AnyRow>) => action.type === 'dialog' && 'load' in action.opens;

type Words = Awaited<ReturnType<typeof wordsOf>>;

/** The console's words in a language, with those of an export and of an area. */
async function wordsOf(locale: Locale, area: string) {
  const [engine, transfers, own] = await Promise.all([
    import(`../../i18n/${locale}/console.ts`) as Promise<{ default: object }>,
    import(`../../src/words/${locale}/transfers.ts`) as Promise<{ default: object }>,
    import(`../../i18n/${locale}/areas/${area}.ts`) as Promise<{ default: object }>,
  ]);
  return createDictionary(engine.default, { ...transfers.default, ...own.default }).translate;
}

/** The form of an action that sends data, and how to send it: a question by the name of what is done. */
function formOf(
  words: Words,
  action: Action<AnyRow>,
  name: string,
  row: AnyRow = { id: '' },
): Screen['form'] {
  if (action.type !== 'submit') return undefined;
  const { inputs } = formFor(action, row);
  if (Object.keys(inputs).length === 0) return { values: {}, send: [name] };
  return {
    values: samples(inputs),
    send: [words('form.submit'), ...(action.question ? [CONFIRM] : [])],
  };
}

/** A valid value for each input, except files, which are chosen separately. */
const samples = (inputs: Inputs): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(inputs).map(([name, input]) => {
      // What is typed twice is the same.
      const repeated = 'repeats' in input && input.repeats ? inputs[input.repeats] : undefined;
      return [name, (repeated ?? input).sample(1)];
    }),
  );

/** Every address that a list's rows link to. */
function linksOf({ resource, rows }: Read): readonly string[] {
  const { actions = {}, list } = resource.definition;
  return rows.flatMap((row) => [
    ...Object.values(actions).flatMap((action) =>
      action.type === 'link' && applies(action, row) ? [action.to(row)] : [],
    ),
    ...(list?.columns ?? []).flatMap((column) =>
      typeof column === 'string' ? [] : [column.to?.(row) ?? ''],
    ),
  ]);
}

/** A route's page by the first link to it, and its decision, if it has one. */
async function screensOfRoute(
  name: string,
  route: Route,
  {
    client,
    links,
    locale,
  }: { readonly client: Client; readonly links: readonly string[]; readonly locale: Locale },
): Promise<readonly Screen[]> {
  const path = pathOf(route.path);
  const leading = links.filter((link) => matchPath(path, link.split('?', 1)[0] ?? ''));
  const found = path.includes(':') || route.path.includes('?') ? leading[0] : path;
  if (found === undefined) throw new Error(`no row leads to ${route.path}`);
  const screen: Screen = { name: `page ${name}`, path: found, press: [], pinned: new Map() };
  if ('create' in route || 'edit' in route) {
    const resource = await load((route.create ?? route.edit) as string);
    const form = route.create === undefined ? resource.definition.edit : resource.definition.create;
    const words = await wordsOf(locale, areaOf(resource.name));
    const filled = {
      values: samples(form?.form ?? {}),
      send: [words('form.submit'), ...(form?.question ? [CONFIRM] : [])],
    };
    return [screen, { ...screen, name: `form ${name}`, form: filled, endsSession: form?.endsSession }];
  }
  if ('show' in route && route.step) {
    const pending = await pendingOf(client, route, route.show, route.step, leading);
    return [screen, ...(await decisionsOf({ ...screen, path: pending }, route.show, route.step, locale))];
  }
  return [screen];
}

/** The first of some links whose record is pending in a review step. */
async function pendingOf(
  client: Client,
  { path }: Route,
  show: string,
  stepName: string,
  links: readonly string[],
): Promise<string> {
  const resource = await load(show);
  const step = resource.definition.review?.[stepName];
  const dataProvider = createDataProvider({ client, codec, load, onDrift: () => {} });
  for (const link of links) {
    const { pathname, search } = new URL(link, 'http://localhost');
    const route = routeParams(path, matchPath(pathOf(path), pathname)?.params ?? {}, search);
    const { data } = await dataProvider.getOne(show, { id: shownId(resource, route), meta: { route } });
    if (step && isPending(step, data)) return link;
  }
  throw new Error(`no record of ${show} waits for ${stepName}`);
}

/** The decisions on a show's page, one action each. */
async function decisionsOf(
  screen: Screen,
  show: string,
  step: string,
  locale: Locale,
): Promise<readonly Screen[]> {
  const resource = await load(show);
  const words = await wordsOf(locale, areaOf(show));
  const actions = Object.entries(resource.definition.review?.[step]?.actions ?? {});
  return actions.map(([label, action]) => ({
    ...screen,
    name: `${screen.name.replace('page', 'decision')}.${label}`,
    form: {
      values: samples(action.form),
      send: [
        actions.length > 1
          ? words(`resources.${show}.review.${step}.actions.${label}.name`)
          : words('form.submit'),
        ...(action.confirm || action.question ? [CONFIRM] : []),
      ],
    },
  }));
}
