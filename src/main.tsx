import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type Client, createClient } from './api/client';
import { fetchSettings } from './api/settings';
import { drafts } from './auth/drafts';
import { hearOtherTabs } from './auth/otherTabs';
import { session } from './auth/session';
import { DoorFailed } from './DoorFailed';
import { type DoorName, type DoorProps, doorFor, doors, type Notice } from './doors';

/** The console's and the previews' start: settings, one client, then the door that the path asks for. */
async function start() {
  // On its way while the settings are.
  void enter(doorFor(location.pathname, session.token() !== undefined).door);
  const { settings, problems } = await fetchSettings();
  if (problems.length > 0) {
    const { showProblems } = await import('./login/showProblems');
    return showProblems(problems);
  }
  const root = createRoot(document.getElementById('root') as HTMLElement);
  let entering = 0;
  let open: DoorName | undefined;

  const client: Client = createClient({
    base: settings.apiBase,
    token: session.token,
    // Many calls may be refused at once; the first ends the session, the others find it ended. A console without a
    // token is one whose session another tab has found to be over.
    onSessionEnd(end, token) {
      if (token !== session.token() || (!token && open !== 'console')) return;
      session.end();
      if (end !== 'dropped') go('/login', end);
    },
  });

  async function go(path: string, notice?: Notice) {
    const entry = ++entering;
    const { pathname } = new URL(path, location.origin);
    const target = doorFor(pathname, session.token() !== undefined);
    // Who leaves on purpose has nowhere to come back to.
    const isLeaving = pathname === '/login' && notice === undefined;
    const from = notice === 'loggedIn' || isLeaving ? undefined : here();
    // What still answers in a console that is left must find nobody, or it would go on changing the url.
    if (open === 'console') flushSync(() => root.render(null));
    const Door = await enter(target.door);
    if (entry !== entering) return;
    history.replaceState(null, '', target.path === pathname ? path : target.path);
    open = target.door;
    const props: DoorProps = { client, settings, notice, from, go };
    root.render(
      <StrictMode>
        <Door key={entry} {...props} />
      </StrictMode>,
    );
  }

  // Inside the console react-router listens; going back out of another door opens the one that the path asks for.
  addEventListener('popstate', () => {
    if (open !== 'console') void go(here());
  });
  // The cookie is every tab's: nobody is left in front of what another person, or nobody any more, is logged in for.
  hearOtherTabs((change) => {
    if ('loggedOut' in change) {
      // A tab that slept may hear this when somebody is logged in again.
      if (![undefined, change.token].includes(session.token())) return;
      drafts.clearAll();
      session.end();
      if (open === 'console') void go('/login', 'dropped');
    } else if (change.loggedIn.uid !== session.identity()?.uid) {
      session.start(change.token, change.loggedIn);
      if (open === 'console') void go('/');
    }
  });
  await go(here());
}

/** A door's component; a chunk that is gone, because the system was updated or the network is away, asks for a reload. */
const enter = async (door: DoorName) => {
  try {
    return (await doors[door]()).default;
  } catch {
    return DoorFailed;
  }
};

/** Never `//host`, which a url would read as another origin. */
const here = () => location.pathname.replace(/^\/+/, '/') + location.search;

void start();
