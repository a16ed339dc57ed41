import { areaOf } from '../../areaOf';
import { createDrafts } from '../../auth/drafts';
import { rightsOf } from '../../auth/menu';
import { createPhrases } from '../../auth/phrases';
import type { MenuItem } from '../../auth/session';
import { forgetting, keepChunks, loadChunk } from '../../chunks';
import { clockOf } from '../../clock';
import type { ConsoleContextValue } from '../../kit/ConsoleContext';
import { createTransfers } from '../../kit/transfers';
import { type DriftSink, onceEach } from '../../schema/drift';
import type { AnyResource } from '../../schema/resource';
import { chosenLocale } from '../../storage/preferences';
import type { BrowserStorage } from '../../storage/storage';
import type { ConsoleEntryProps } from '../booted';
import { dialogs } from '../dialogs';
import { type ConsoleI18n, createI18nProvider } from '../i18nProvider';
import { reportResource } from './reported';

/** What the console needs to render. */
interface Prepared {
  readonly context: ConsoleContextValue;
  readonly i18n: ConsoleI18n;
  /** The declarations loaded so far, by name. */
  readonly loaded: Map<string, Promise<AnyResource>>;
  /** Loads a declaration anew. */
  reload(name: string): Promise<AnyResource>;
}

/**
 * Loads what the console needs to render: the words and, together with the menu, the list at `path`, if there is one.
 * Rejects if the menu does, or if a chunk can't be loaded.
 * @param left aborts when the console is left
 */
export async function prepare(
  entry: ConsoleEntryProps,
  menu: readonly MenuItem[] | Promise<readonly MenuItem[]>,
  path: string,
  left: AbortSignal,
): Promise<Prepared> {
  const { application, client, settings, safeUrl, parts, storage, session, otherTabs } = entry;
  const { codec, locales, words } = application;
  const starting = createI18nProvider(chosenLocale(storage, locales), { locales, words });
  const loaded = new Map<string, Promise<AnyResource>>();
  const reload = (name: string) => loadResource(entry, name, starting);
  const load = keepChunks(reload, loaded);
  const asked = path.slice(1);
  const [lists, items, i18n] = await Promise.all([
    application.lists(),
    menu,
    starting,
    // If the list fails to load here, it reports that itself.
    Object.hasOwn(parts.resources, asked) &&
      load(asked)
        .catch(forgetting)
        .catch(() => undefined),
  ]);
  const context = {
    client,
    codec,
    region: application,
    clock: clockOf(application.timeZone),
    settings,
    locales,
    lists,
    parts,
    dialogs,
    storage,
    session,
    otherTabs,
    beforeLogout: new Set<() => Promise<boolean>>(),
    drafts: createDrafts(entry),
    phrases: createPhrases(entry),
    transfers: createTransfers(left),
    menu: items,
    rights: rightsOf(items),
    safeUrl,
    downloadUrl: async (url: string) => (await application.downloadUrl?.(url, { client, settings })) ?? url,
    load,
    loadWords: i18n.addWords,
    onDrift: onceEach(driftSink(settings.driftUrl, storage)),
  };
  return { context, i18n, loaded, reload };
}

/** Tells the developer in development, and whoever the deployment names; operators see the value as it came. */
function driftSink(url: string, storage: BrowserStorage): DriftSink {
  const report = url
    ? loadChunk(() => import('./driftReport')).then(({ createDriftReport }) =>
        createDriftReport(url, storage),
      )
    : undefined;
  return (drift) => {
    if (import.meta.env.DEV) console.warn('The wire differs from the declaration', drift);
    report?.then((send) => send(drift)).catch(() => {});
  };
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
