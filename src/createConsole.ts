import { createClient } from './api/client';
import { createUrlGate } from './api/safeUrl';
import { fetchSettings } from './api/settings';
import type { Application, Entry, EntryProps, Notice } from './application';
import { createAuthProvider } from './auth/authProvider';
import { whenShown } from './auth/otherTabs';
import { createRuntime, type Runtime } from './auth/runtime';
import { loadEntry } from './loadEntry';
import { createPrefetches } from './speed/prefetches';
import { type EntryName, entryFor } from './start/entries';
import { showFailure } from './start/showFailure';
import { clearDrafts } from './storage/clearDrafts';
import { keptConfigIn } from './storage/keptConfig';
import { withCapabilities } from './withCapabilities';

/** Where a console is shown, and where its settings are. */
export interface ConsolePlace {
  readonly element?: HTMLElement;
  readonly config?: string;
}

/**
 * Runs an application in an element: reads its settings, creates the client, then shows the entry for the path and the session.
 * The one call in which engine and application meet. Two of them on one page have a session, a language and settings each, if
 * their `cookie` and `storagePrefix` differ; the address is the page's.
 * @param place where it is shown, by default in `#root`, and where its settings are, by default in `/config.json`
 * @example
 * import { application } from './application';
 *
 * void createConsole(application);
 */
export async function createConsole(application: Application, place: ConsolePlace = {}): Promise<void> {
  const runtime = createRuntime(application);
  const { element = document.getElementById('root') as HTMLElement, config = '/config.json' } = place;
  try {
    await start(application, runtime, { element, config });
  } catch (error) {
    showFailure(element, application, runtime.storage);
    throw error;
  }
}

async function start(
  declared: Application,
  runtime: Runtime,
  { element, config }: Required<ConsolePlace>,
): Promise<void> {
  const { session, storage, otherTabs } = runtime;
  const entryAt = (path: string) => entryFor(path, session.token() !== undefined, declared);
  const first = entryAt(location.pathname);
  const ahead = first.entry === 'console' ? import('./speed/prefetchList') : undefined;
  // Beside the settings; whatever fails is loaded again when the entry is opened, and reported then.
  void loadEntry(declared, first.entry);
  const { settings, problems } = await fetchSettings(config, keptConfigIn(storage), declared.settings);
  if (problems.length > 0) {
    const [{ showProblems }, words] = await Promise.all([
      import('./login/showProblems'),
      declared.words.login(),
    ]);
    return showProblems(element, { problems, words, storage });
  }
  const application = withCapabilities(declared, settings);
  let entering = 0;
  let open: EntryName | undefined;
  let remove: ReturnType<Entry> | undefined;
  let menu: EntryProps['menu'];

  const client = createClient({
    base: settings.apiBase,
    codec: application.codec,
    token: session.token,
    prefetches: createPrefetches(),
    // Many calls may be refused at once: the first one ends the session, the others find it ended. If there was no token,
    // another tab has ended the session of this console.
    onSessionEnd(end, token) {
      if (token !== session.token() || (!token && open !== 'console')) return;
      session.end();
      if (end === 'dropped') return;
      otherTabs.tell({ ended: end, token });
      void go('/login', end);
    },
  });
  const authProvider = createAuthProvider({
    runtime,
    client,
    def: application.session,
    leave: (notice) => void go('/login', notice),
  });
  const safeUrl = createUrlGate((url) => application.rewriteUrl?.(url, settings) ?? url, settings.apiBase);

  if (ahead) {
    const { prefetchList, warmList } = await ahead;
    session.adopt();
    const here = first.path === location.pathname ? first.path + location.search : first.path;
    ({ menu } = prefetchList(runtime, application, client, here));
    // Whatever fails here is loaded again when it is needed, and reported then.
    warmList(storage, application, here).catch(() => {});
  }

  async function go(path: string, notice?: Notice) {
    const attempt = ++entering;
    const { pathname } = new URL(path, location.origin);
    const target = entryAt(pathname);
    // After leaving on purpose there is nothing to come back to.
    const isLeaving = pathname === '/login' && (notice === undefined || notice === 'loginAgain');
    const from = notice === 'loggedIn' || isLeaving ? undefined : here();
    // Removed first: answers that are still coming would go on changing the url.
    if (open === 'console') clear();
    const show = await loadEntry(application, target.entry);
    if (attempt !== entering) return;
    clear();
    history.replaceState(null, '', target.path === pathname ? path : target.path);
    open = target.entry;
    if (!show) return showFailure(element, application, storage);
    const props: EntryProps = {
      ...runtime,
      application,
      client,
      authProvider,
      settings,
      safeUrl,
      notice,
      from,
      menu,
      go,
    };
    menu = undefined;
    remove = show(element, props);
  }

  /** Removes the entry that is open, or a failure in its place. */
  function clear() {
    // React empties the element itself, and later if it is rendering now: it must find what it drew.
    if (remove) remove();
    else element.replaceChildren();
    remove = undefined;
  }

  // Inside the console react-router handles this; elsewhere the path decides which entry is opened.
  addEventListener('popstate', () => {
    if (open !== 'console') void go(here());
  });
  // All tabs share the cookie: none may go on showing a user who is no longer logged in.
  otherTabs.hear((change) => {
    if (!('loggedIn' in change)) {
      // A sleeping tab may receive this after somebody has logged in again.
      if (![undefined, change.token].includes(session.token())) return;
      if ('loggedOut' in change) clearDrafts(storage);
      session.end();
      if (open === 'console') void go('/login', 'ended' in change ? change.ended : 'dropped');
    } else if (change.loggedIn.uid !== session.identity()?.uid) {
      session.start(change.token, change.loggedIn);
      if (open === 'console') void go('/');
    }
  });
  // A missed message shows in the cookie: this tab must not act under a token that isn't its user's.
  whenShown(() => {
    if (open !== 'console' || !session.isOutdated()) return;
    if (session.token() === undefined) {
      session.end();
      void go('/login', 'dropped');
    } else {
      session.adopt();
      void go('/');
    }
  });
  await go(here());
}

/** Never `//host`, which would be parsed as another origin. */
const here = () => location.pathname.replace(/^\/+/, '/') + location.search;
