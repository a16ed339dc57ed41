import { parts } from '@resources/console';
import { product } from '@resources/product';
import { QueryClient } from '@tanstack/react-query';
import { act, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore } from 'ra-core';
import { Notification, ThemeProvider, ThemesContext } from 'ra-ui-materialui';
import { type ReactNode, Suspense } from 'react';
import { createMemoryRouter, Route, RouterProvider, Routes } from 'react-router-dom';
import { areaOf } from '@/areaOf';
import type { Client } from '../../src/api/client';
import { createDataProvider } from '../../src/api/dataProvider';
import { ApiError } from '../../src/api/errors';
import { createPending } from '../../src/api/pending';
import { createUrlGate } from '../../src/api/safeUrl';
import { parseSettings } from '../../src/api/settings';
import { createI18nProvider } from '../../src/console/i18nProvider';
import { darkTheme, lightTheme } from '../../src/console/theme';
import type { Call, Params } from '../../src/schema/calls';
import { ConsoleContext } from '../../src/ui/ConsoleContext';
import { MenuContext } from '../../src/ui/MenuContext';

// Room for a small machine that is busy; whether something is hidden takes jsdom longest, and e2e tests see it better.
configure({ asyncUtilTimeout: 10_000, defaultHidden: true });

/** An input by its label: roles cost jsdom a second each, and e2e tests ask for them. */
export const field = (label: string | RegExp) =>
  screen.findByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });

/** A button or a link by its words. */
export const button = (words: string) => screen.findByText(words, { selector: 'button, a' });

/** What the backend answers, by `METHOD path`: an envelope's `data`, or an error to reject with. */
export type Answers = Readonly<Record<string, (params: Params) => unknown>>;

interface Stage {
  /** The pages, by route. */
  readonly routes: Readonly<Record<string, ReactNode>>;
  readonly at: string;
  readonly answers?: Answers;
  readonly permissions?: readonly string[];
  /** Areas of words that the pages need, beside those of the resources they load. */
  readonly areas?: readonly string[];
}

/** Renders pages as the console does: declared resources, words, router, data provider; the wire alone is made up. */
export async function stage({ routes, at, answers = {}, permissions = [], areas = [] }: Stage) {
  const sent: { call: string; params: Params }[] = [];
  const i18n = await createI18nProvider('zh-CN', { locales: product.locales, words: parts.words });
  await Promise.all(areas.map(i18n.addWords));
  const client = clientOf(answers, sent);
  const loaded = new Map<string, ReturnType<typeof loadResource>>();
  async function loadResource(name: string) {
    const load = parts.resources[name];
    if (!load) throw new Error(`no resource is declared as '${name}'`);
    await i18n.addWords(areaOf(name));
    return (await load()).default;
  }
  const load = (name: string) => {
    const known = loaded.get(name) ?? loadResource(name);
    loaded.set(name, known);
    return known;
  };
  const words = new Map<string, Promise<void>>();
  const loadWords = (area: string) => {
    const known = words.get(area) ?? i18n.addWords(area);
    words.set(area, known);
    return known;
  };
  const menu = permissions.map((permission, id) => ({
    id,
    name: permission,
    url: `/${permission}`,
    permission,
    icon: '',
    hidden: false,
    children: [],
  }));
  const { settings } = parseSettings({}, product.settings);
  const context = {
    client,
    settings,
    locales: product.locales,
    parts,
    safeUrl: createUrlGate((url) => url),
    downloadUrl: async (url: string) => url,
    load,
    loadWords,
  };
  const pages = (
    <CoreAdminContext
      dataProvider={createDataProvider({ client, codec: product.codec, load, onDrift: () => {} })}
      i18nProvider={i18n}
      store={memoryStore()}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <ThemesContext.Provider value={{ lightTheme, darkTheme }}>
        <ThemeProvider>
          <Suspense fallback={null}>
            <Routes>
              {Object.entries(routes).map(([path, element]) => (
                <Route key={path} path={path} element={element} />
              ))}
            </Routes>
          </Suspense>
          <Notification />
        </ThemeProvider>
      </ThemesContext.Provider>
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element: pages }], { initialEntries: [at] });
  const view = await act(async () =>
    render(
      <ConsoleContext.Provider value={context}>
        <MenuContext.Provider value={menu}>
          <RouterProvider router={router} />
        </MenuContext.Provider>
      </ConsoleContext.Provider>,
    ),
  );
  return { ...view, router, sent, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

function clientOf(answers: Answers, sent: { call: string; params: Params }[]): Client {
  async function send({ method, path }: Call, params: Params = {}) {
    const call = `${method} ${path}`;
    sent.push({ call, params });
    const answer = answers[call];
    if (!answer) throw ApiError.of('http');
    const data = await answer(params);
    if (data instanceof Error) throw data;
    return data;
  }
  return {
    pending: createPending(),
    send,
    upload: (call: Call, file: File) => send(call, { file: file.name }),
    fetchText: async () => '',
    urlOf: ({ path }: Call) => path,
  } as Client;
}
