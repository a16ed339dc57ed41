import { product } from '@resources/product';
import { act, screen, within } from '@testing-library/react';
import {
  type Application,
  createConsole,
  type EntryProps,
  reactEntry,
  useLocale,
  useTheme,
} from 'declared-console';
import { get } from 'declared-console/schema';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDrafts } from '../../../src/auth/drafts';
import { createStore } from '../../../src/console/store';
import { toolLibrary } from '../../second-console/application';

/** What each console was started with, by its name. */
const entries: Record<string, EntryProps> = {};

/** Says what a console knows, and lets its user choose. */
function Probe(entry: EntryProps & { readonly name: string }) {
  const { name, application, client, session, storage } = entry;
  entries[name] = entry;
  const [locale, chooseLocale] = useLocale(application.locales, storage);
  const [theme, chooseTheme] = useTheme(storage);
  const [user, setUser] = useState(session.identity()?.name);
  const [heard, setHeard] = useState('');
  return (
    <section aria-label={name}>
      <p>{`${locale} ${theme} ${user ?? '-'} ${heard}`}</p>
      <button type="button" onClick={() => chooseLocale('en-US')}>
        English
      </button>
      <button type="button" onClick={() => chooseTheme('dark')}>
        dark
      </button>
      <button
        type="button"
        onClick={async () => {
          session.start(`token of ${name}`, { uid: '7', name });
          setUser(session.identity()?.name);
          setHeard(String(await client.send(get('/who'))));
        }}
      >
        in
      </button>
    </section>
  );
}

const probing = (name: string, application: Application): Application => ({
  ...application,
  codec: { ...application.codec, open: (answer) => answer },
  publicEntries: {
    '/probe': async () => ({ default: reactEntry((props) => <Probe {...props} name={name} />) }),
  },
});

/** Starts a console beside the others. */
async function start(name: string, application: Application) {
  const element = document.body.appendChild(document.createElement('div'));
  await act(() => createConsole(probing(name, application), { element, config: `/${name}.json` }));
  return within(await screen.findByRole('region', { name }));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/probe');
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit = {}) => {
    const config = /^\/(\w+)\.json$/.exec(url)?.[1];
    if (config) return new Response(JSON.stringify({ apiBase: `https://${config}.example` }));
    return Response.json(`${new URL(url).host} ${new Headers(headers).get('Authorization')}`);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const { session } of Object.values(entries)) session.end();
});

test('two consoles on one page have a session, a server, a language, a theme and drafts each', async () => {
  const evidence = await start('evidence', product);
  const library = await start('library', {
    ...toolLibrary,
    locales: product.locales,
    storagePrefix: 'library.',
  });
  const press = (of: typeof evidence, name: string) => act(async () => of.getByText(name).click());

  await press(library, 'in');
  await press(library, 'English');
  await press(library, 'dark');
  expect(library.getByText('en-US dark library library.example Bearer token of library')).toBeTruthy();
  expect(evidence.getByText('zh-CN light -')).toBeTruthy();

  await press(evidence, 'in');
  expect(evidence.getByText('zh-CN light evidence evidence.example Bearer token of evidence')).toBeTruthy();
  const [one, other] = [entries.evidence, entries.library] as [EntryProps, EntryProps];
  expect([one.session.token(), other.session.token()]).toEqual(['token of evidence', 'token of library']);

  createDrafts(one).write('/x', { note: 'typed' });
  expect(createDrafts(other).read('/x')).toBeUndefined();
  createStore(one).setItem('locale', 'zh-CN');
  createStore(one).reset();
  expect(createStore(other).getItem('locale')).toBe('en-US');

  one.session.end();
  expect([one.session.identity(), other.session.identity()?.name]).toEqual([undefined, 'library']);
});
