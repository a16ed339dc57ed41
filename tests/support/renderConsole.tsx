import { product } from '@resources/product';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isObject, type Params } from 'declared-console/schema';
import type { Call } from 'declared-console/tools/reading';
import type { MenuItem } from 'declared-console/wire';
import { ra } from 'declared-console/words/zh-CN/ra';
import review from 'declared-console/words/zh-CN/review';
import { list, shell } from 'declared-console/words/zh-CN/shell';
import words from 'declared-console/words/zh-CN/transfers';
import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { CoreAdminContext, memoryStore, Notification } from 'react-admin';
import { createMemoryRouter, Route, RouterProvider, Routes } from 'react-router-dom';
import { createActivity } from '../../src/api/activity';
import type { Client, SendOptions } from '../../src/api/client';
import { createDataProvider } from '../../src/api/dataProvider';
import { ApiError } from '../../src/api/errors';
import { createUrlGate } from '../../src/api/safeUrl';
import { parseSettings } from '../../src/api/settings';
import type { Notice } from '../../src/application';
import { areaOf } from '../../src/areaOf';
import { withRights } from '../../src/auth/access';
import { createAuthProvider } from '../../src/auth/authProvider';
import { rightsOf } from '../../src/auth/menu';
import { keepChunks } from '../../src/chunks';
import { clockOf } from '../../src/clock';
import { dialogs } from '../../src/console/dialogs';
import { FirstPage } from '../../src/console/FirstPage';
import { AccountName } from '../../src/console/frame/AccountName';
import { OwnTransfers } from '../../src/console/frame/OwnTransfers';
import { createI18nProvider } from '../../src/console/i18nProvider';
import { LeaveGate } from '../../src/console/LeaveGate';
import { ResourceList, RoutePage } from '../../src/console/routes';
import { Themed } from '../../src/console/Themed';
import { ConsoleContext } from '../../src/kit/ConsoleContext';
import { createTransfers } from '../../src/kit/transfers';
import { shapeIn } from '../../src/model/shape';
import type { AnyResource } from '../../src/schema/resource';
import { type Route as AnyRoute, pathOf } from '../../src/schema/routes';
import { answerAhead } from '../../src/speed/answerAhead';
import { withCapabilities } from '../../src/withCapabilities';
import { drafts, phrases, runtime, session } from './runtime';

/**
 * An input by its label, once it is enabled: while it loads, a disabled one takes its place. Queries by role cost jsdom
 * a second each; e2e tests use them.
 */
export const field = (label: string | RegExp) =>
  screen.findByLabelText<HTMLInputElement>(label, { selector: ':is(input, textarea):enabled' });

/** Types into a box, in one event. */
export async function write(
  user: { click(at: Element): Promise<void>; paste(text: string): Promise<void> },
  label: string | RegExp,
  text: string,
) {
  await user.click(await field(label));
  await user.paste(text);
}

/** A button or a link by its text. */
export const button = (words: string) => screen.findByText(words, { selector: 'button, a' });

/** The button of a question that confirms it: it bears the name of what is done, as what asked may. */
export const confirming = (words: string) =>
  screen.findByText(words, { selector: '.MuiDialogActions-root button' });

/**
 * Clicks a button, by its text, or a checkbox. What appears then may suspend, which a plain event doesn't wait for: React would
 * leave it undone until something else is rendered.
 */
export async function press(what: string | HTMLElement) {
  const found = typeof what === 'string' ? await button(what) : what;
  await act(async () => {
    found.focus();
    found.click();
  });
}

/** Opens the account's menu and presses its entry that logs out, as often as said before anything is drawn. */
export async function pressLogOut(times = 1) {
  await press(await screen.findByTitle(shell.account));
  const entry = await screen.findByText(ra.auth.logout, { selector: '[role=menuitem]' });
  await act(async () => {
    for (let count = 0; count < times; count += 1) entry.click();
  });
}

/** Answers the question that an approval of this name asks while the screen warns of something. */
export async function confirmWarnings(approval: string) {
  await screen.findByText(review.review.before.ask);
  await press(await confirming(approval));
}

/** Exports the open list: the button that asks for it, then the format or what the server exports, then the dialog's button. */
export async function exportList(choice: 'xlsx' | 'csv' | { readonly byServer: string } = 'csv') {
  const { formats, start } = words.transfers;
  await press(list.export);
  const chosen = await screen.findByText(typeof choice === 'string' ? formats[choice].name : choice.byServer);
  await act(async () => chosen.click());
  const submit = await screen.findByText(start, { selector: '[role=dialog] button' });
  await act(async () => submit.click());
}

/** What the backend answers, by `METHOD path`: the envelope's `data`, or an error to reject with. */
export type Answers = Readonly<Record<string, (params: Params) => unknown>>;

/** A call that was sent. */
interface Sent extends Pick<SendOptions, 'background'> {
  readonly call: string;
  readonly params: Params;
}

/** What {@link renderConsole} opens, and with what. */
interface Rendered {
  /** The address to open. */
  readonly at: string;
  readonly answers?: Answers;
  /** The account's menu; defaults to all lists of the manifest, without finer rights. */
  readonly menu?: readonly MenuItem[];
  /** The lists to render as declared; the others only say `the list`. */
  readonly lists?: readonly string[];
  /** Pages to add to the application's own, by route. */
  readonly pages?: Readonly<Record<string, ReactNode>>;
  /** Declarations to add to the application's own, by name. */
  readonly declares?: Readonly<Record<string, AnyResource>>;
  /** Areas of words that the added pages need. */
  readonly areas?: readonly string[];
  readonly locale?: string;
  /** What config.json sets. */
  readonly config?: object;
  /** Whether the account's name, which opens the personal pages, and the exports are above the page. */
  readonly bar?: boolean;
  /** Called when the session is over, because the user wanted that. */
  onLeave?(notice?: Notice): void;
}

/** A menu entry with defaults. */
export const menuEntry = (more: Partial<MenuItem>): MenuItem => ({
  id: 1,
  name: '',
  url: '',
  permission: '',
  icon: '',
  hidden: false,
  children: [],
  ...more,
});

/** A menu with these lists' paths, without finer rights. */
export const menuOf = (lists: readonly string[]): readonly MenuItem[] =>
  lists.map((list, id) => {
    const [group, ...rest] = list.split('/');
    return menuEntry({ id, url: `/${group}`, children: [menuEntry({ id, url: `/${rest.join('/')}` })] });
  });

const everyList = Object.keys(await product.lists());

/**
 * Opens an address as the console does, with the application's routes and guards, resources, words, router and data
 * provider; only the wire is faked.
 */
export async function renderConsole({
  at,
  answers = {},
  menu = menuOf(everyList),
  lists = [],
  pages = {},
  declares = {},
  areas = [],
  locale = 'zh-CN',
  config = {},
  bar = false,
  onLeave = () => {},
}: Rendered) {
  const sent: Sent[] = [];
  const left = new AbortController();
  const i18n = await createI18nProvider(locale, { locales: product.locales, words: product.words });
  await Promise.all(areas.map(i18n.addWords));
  const { settings } = parseSettings(config, product.settings);
  const application = withCapabilities(product, settings);
  const [parts, manifest] = await Promise.all([application.console(), application.lists()]);
  const client = clientOf(answers, sent);
  const load = keepChunks(async (name) => {
    const own = await declares[name];
    if (own) return { ...own, record: shapeIn(own.record, product) };
    const known = parts.resources[name];
    if (!known) throw new Error(`no resource is declared as '${name}'`);
    await i18n.addWords(areaOf(name));
    return (await known()).default;
  });
  const loadWords = keepChunks(i18n.addWords);
  const context = {
    ...runtime,
    beforeLogout: new Set<() => Promise<boolean>>(),
    drafts,
    phrases,
    transfers: createTransfers(left.signal),
    client,
    codec: product.codec,
    region: product,
    clock: clockOf(product.timeZone),
    settings,
    locales: product.locales,
    lists: manifest,
    parts,
    dialogs,
    menu,
    rights: rightsOf(menu),
    safeUrl: createUrlGate((url) => product.rewriteUrl?.(url, settings) ?? url),
    downloadUrl: async (url: string) => url,
    onDrift: () => {},
    load,
    loadWords,
  };
  const elements: Record<string, ReactNode> = {};
  for (const name of Object.keys(manifest)) {
    elements[`/${name}`] = lists.includes(name) ? <ResourceList name={name} /> : <p>the list</p>;
  }
  for (const route of Object.values<AnyRoute>(parts.routes))
    elements[pathOf(route.path)] = <RoutePage route={route} />;
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  answerAhead(queryClient, session.identity(), context.rights);
  const admin = (
    <CoreAdminContext
      dataProvider={createDataProvider({ client, codec: product.codec, load, session, onDrift: () => {} })}
      authProvider={withRights(
        createAuthProvider({ runtime, client, def: product.session, leave: onLeave }),
        context.rights,
      )}
      i18nProvider={i18n}
      store={memoryStore()}
      queryClient={queryClient}
    >
      <Themed>
        <LeaveGate>
          {bar && <AccountName />}
          {bar && <OwnTransfers />}
          <Leaving leave={() => left.abort()} />
          <FirstPage />
          <Suspense fallback={null}>
            <Routes>
              {Object.entries({ ...elements, ...pages }).map(([path, element]) => (
                <Route key={path} path={path} element={element} />
              ))}
            </Routes>
          </Suspense>
        </LeaveGate>
        <Notification />
      </Themed>
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element: admin }], { initialEntries: [at] });
  const view = await act(async () =>
    render(
      <ConsoleContext.Provider value={context}>
        <RouterProvider router={router} />
      </ConsoleContext.Provider>,
    ),
  );
  /** Sends what is held back. */
  const finish = () =>
    act(async () => void (await Promise.all([...context.beforeLogout].map((end) => end()))));
  return {
    ...view,
    router,
    sent,
    queryClient,
    finish,
    leave: () => left.abort(),
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
  };
}

/** Unmounting a console leaves it. */
function Leaving({ leave }: { readonly leave: () => void }) {
  const leaves = useEffectEvent(leave);
  useEffect(() => () => leaves(), []);
  return null;
}

function clientOf(answers: Answers, sent: Sent[]): Client {
  async function send({ method, path }: Call, params: Params = {}, { background }: SendOptions = {}) {
    const call = `${method} ${path}`;
    sent.push({ call, params, background });
    const answer = answers[call];
    if (!answer) throw ApiError.of('http');
    const data = await answer(params);
    if (data instanceof Error) throw data;
    return data;
  }
  return {
    activity: createActivity(),
    send,
    prefetch: () => {},
    upload: async (call: Call, file: File) => {
      const data = await send(call, { file: file.name });
      if (!isObject(data) || typeof data.path !== 'string') throw ApiError.of('malformed');
      return data.path;
    },
    fetchText: async () => '',
    download: async (call: Call, params?: Params) => ({
      file: new Blob([String(await send(call, params))]),
      name: undefined,
    }),
    downloadFrom: async (url: string) => ({
      file: new Blob([String(await send({ method: 'GET', path: new URL(url).pathname as '/' }))]),
      name: undefined,
    }),
    urlOf: ({ path }: Call) => path,
    authorize: (token: string) => ({ Authorization: `Bearer ${token}` }),
  } as Client;
}
