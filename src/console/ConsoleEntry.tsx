import { useEffect, useState } from 'react';
import { onceEach } from '@/schema/drift';
import type { AnyResource } from '@/schema/resource';
import { ApiError } from '../api/errors';
import { areaOf } from '../areaOf';
import { landingPath, rightsOf } from '../auth/menu';
import { chosenLocale } from '../auth/preferences';
import { type MenuItem, session } from '../auth/session';
import { forgetting, keepChunks } from '../chunks';
import { homeOf } from '../entries';
import { BootScreen } from './BootScreen';
import type { Booted, ConsoleEntryProps } from './booted';
import { Console } from './Console';
import { dialogs } from './dialogs';
import { takeOverEdited } from './edited';
import { type ConsoleI18n, createI18nProvider } from './i18nProvider';
import { inspected } from './inspected';
import { reportMenu, reportResource, reportRoutes } from './reported';

/** The console: loads the menu and the words (with a retry where that fails), then the guarded routes. */
export function ConsoleEntry(props: ConsoleEntryProps) {
  const [attempt, setAttempt] = useState(0);
  const [entry, setEntry] = useState(props);
  const retry = () => {
    setAttempt(attempt + 1);
    setEntry({ ...entry, menu: undefined });
  };
  return <Boot key={attempt} entry={entry} onRetry={retry} />;
}

function Boot({ entry, onRetry }: { entry: ConsoleEntryProps; onRetry: () => void }) {
  const [booted, setBooted] = useState<Booted>();
  const [failure, setFailure] = useState<unknown>();

  // An entry's props never change: it is keyed by the visit.
  useEffect(() => {
    const leaving = new AbortController();
    boot(entry, leaving.signal).then(
      (done) => leaving.signal.aborted || setBooted(done),
      (error) => {
        if (leaving.signal.aborted) return;
        // Not a call's failure but ours: the developer needs to see it.
        if (!(error instanceof ApiError)) console.error(error);
        setFailure(error);
      },
    );
    return () => leaving.abort();
  }, [entry]);

  if (booted) return <Console booted={booted} entry={entry} />;
  return <BootScreen application={entry.application} failure={failure} onRetry={onRetry} />;
}

async function boot(entry: ConsoleEntryProps, signal: AbortSignal): Promise<Booted> {
  const { application, client, settings, safeUrl, parts } = entry;
  const { locales } = application;
  session.adopt();
  const starting = createI18nProvider(chosenLocale(locales), {
    locales,
    words: application.words,
  });
  const loaded = new Map<string, Promise<AnyResource>>();
  const load = keepChunks((name) => loadResource(entry, name, starting), loaded);
  const asked = location.pathname.slice(1);
  const [lists, menu, i18n] = await Promise.all([
    application.lists(),
    session.menu() ?? entry.menu ?? application.session.menu(client, signal),
    starting,
    // The list that is asked for comes with the menu; should it not, it says so itself.
    Object.hasOwn(parts.resources, asked) &&
      load(asked)
        .catch(forgetting)
        .catch(() => undefined),
  ]);
  // Meanwhile another tab may have logged somebody else in, whose menu this isn't.
  signal.throwIfAborted();
  session.keepMenu(menu);
  if (import.meta.env.DEV) {
    await reportMenu(menu, lists, parts);
    void reportRoutes(parts, (area) => application.words.area(chosenLocale(locales), area));
  }
  landInMenu(menu, homeOf(application));
  const downloadUrl = async (url: string) =>
    (await application.downloadUrl?.(url, { client, settings })) ?? url;
  const context = {
    client,
    codec: application.codec,
    settings,
    locales,
    lists,
    parts,
    dialogs,
    menu,
    rights: rightsOf(menu),
    safeUrl,
    downloadUrl,
    load,
    loadWords: i18n.addWords,
    onDrift: onceEach(reportDrift),
  };
  const booted = { i18n, left: signal, context: await inspected(context) };
  if (!import.meta.hot) return booted;
  const reload = (name: string) => loadResource(entry, name, starting);
  return { ...booted, takeOverEdited: () => takeOverEdited(loaded, parts.resources, reload) };
}

/** For the developer, in development; an operator sees the value as what it is. */
function reportDrift(drift: object) {
  if (import.meta.env.DEV) console.warn('The wire differs from the declaration', drift);
}

/** The home of the logged-in is the first menu entry where their menu lacks the application's. */
function landInMenu(menu: readonly MenuItem[], home: string) {
  if (location.pathname === home && !rightsOf(menu).paths.has(home)) {
    history.replaceState(null, '', landingPath(menu) ?? home);
  }
}

async function loadResource(
  { application, parts: { resources } }: ConsoleEntryProps,
  name: string,
  i18n: Promise<ConsoleI18n>,
): Promise<AnyResource> {
  const load = resources[name];
  if (!load) throw new Error(`no resource is declared as '${name}'`);
  const words = i18n.then(({ addWords }) => addWords(areaOf(name)));
  const [{ default: resource }] = await Promise.all([load(), words]);
  if (import.meta.env.DEV) await reportResource(resource, name, application.codec);
  return resource;
}
