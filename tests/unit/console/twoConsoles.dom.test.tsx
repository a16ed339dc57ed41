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
import { type AnyResource, defineRecord, defineResource, f, get } from 'declared-console/schema';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDrafts } from '../../../src/auth/drafts';
import { createStore } from '../../../src/console/store';
import { formatMoney, formatNumber } from '../../../src/kinds/fields/numberField';
import { formattedValues } from '../../../src/kit/format';
import { decodeRow } from '../../../src/schema/record';
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
  document.body.replaceChildren();
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

test('two consoles on one page read and write the same record in the region of each', async () => {
  const deposits = defineResource({
    name: 'stock/deposits',
    record: defineRecord({ paid: f.money(), at: f.object({ moment: f.epoch('s'), written: f.dateTime() }) }),
    api: { list: get('/deposits') },
    build: () => ({ key: '#', list: { call: 'list', columns: ['paid'] } }),
  }) as unknown as AnyResource;
  const lists = async () => ({ 'stock/deposits': async () => ({ default: deposits }) });
  await start('evidence', { ...product, lists });
  await start('library', {
    ...toolLibrary,
    lists,
    timeZone: 'America/New_York',
    numberLocale: 'en-US',
    currency: 'USD',
    storagePrefix: 'library.',
  });
  const shown = async (name: string) => {
    const declared = (await entries[name]?.application.lists())?.['stock/deposits'];
    const { record } = (await declared?.())?.default ?? deposits;
    const row = decodeRow(
      record,
      '#',
      { paid: '￥1,234.5', at: { moment: 1_767_225_600, written: '2026-01-01T00:00:00Z' } },
      { where: '', index: 0, sink: () => {} },
    );
    return Object.values(formattedValues(record, row, String));
  };
  expect(await shown('evidence')).toEqual(['¥1,234.50', '2026-01-01 08:00:00', '2026-01-01 08:00:00']);
  expect((await shown('library')).slice(1)).toEqual(['2025-12-31 19:00:00', '2025-12-31 19:00:00']);
  // No dollars: an amount in another currency is none.
  expect((await shown('library'))[0]).toContain('list.unread');
});

test('amounts and numbers are written in the region of each, whichever was written before', () => {
  const cny = { timeZone: 'UTC', numberLocale: 'zh-CN', currency: 'CNY' };
  const usd = { ...cny, currency: 'USD' };
  const eur = { timeZone: 'UTC', numberLocale: 'de-DE', currency: 'EUR' };
  const written = (region: typeof cny) => [
    formatMoney(1234.5, String, region),
    formatNumber(1234.5, String, region),
  ];
  expect(written(cny)).toEqual(['¥1,234.50', '1,234.50']);
  expect(written(usd)).toEqual(['US$1,234.50', '1,234.50']);
  expect(written(eur)).toEqual(['1.234,50\u00A0€', '1.234,50']);
  expect(written(cny)).toEqual(['¥1,234.50', '1,234.50']);
});
