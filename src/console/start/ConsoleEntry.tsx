import { useEffect, useState } from 'react';
import { ApiError } from '../../api/errors';
import { landingPath, rightsOf } from '../../auth/menu';
import { chosenLocale } from '../../auth/preferences';
import { type MenuItem, session } from '../../auth/session';
import { homeOf } from '../../entries';
import { Console } from '../Console';
import { takeOverEdited } from '../hot/edited';
import { BootScreen } from './BootScreen';
import type { Booted, ConsoleEntryProps } from './booted';
import { inspected } from './inspected';
import { prepare } from './prepare';
import { reportMenu, reportRoutes } from './reported';

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
  const { application, client } = entry;
  session.adopt();
  const asked = session.menu() ?? entry.menu ?? application.session.menu(client, signal);
  const { context, i18n, loaded, reload } = await prepare(entry, asked, location.pathname);
  const { lists, menu, parts } = context;
  // Meanwhile another tab may have logged somebody else in, whose menu this isn't.
  signal.throwIfAborted();
  session.keepMenu(menu);
  if (import.meta.env.DEV) {
    await reportMenu(menu, lists, parts);
    void reportRoutes(parts, (area) => application.words.area(chosenLocale(application.locales), area));
  }
  landInMenu(menu, homeOf(application));
  const booted = { i18n, left: signal, context: await inspected(context) };
  if (!import.meta.hot) return booted;
  return { ...booted, takeOverEdited: () => takeOverEdited(loaded, parts.resources, reload) };
}

/** The home of the logged-in is the first menu entry where their menu lacks the application's. */
function landInMenu(menu: readonly MenuItem[], home: string) {
  if (location.pathname === home && !rightsOf(menu).paths.has(home)) {
    history.replaceState(null, '', landingPath(menu) ?? home);
  }
}
