import { useCallback, useState } from 'react';
import { ApiError } from '../../api/errors';
import { endSession } from '../../auth/login';
import { landingPath, rightsOf, unreadEntries } from '../../auth/menu';
import type { MenuItem } from '../../auth/session';
import { homeOf } from '../../start/entries';
import { chosenLocale } from '../../storage/preferences';
import { useLoad } from '../../useLoad';
import type { Booted, ConsoleEntryProps } from '../booted';
import { Console } from '../Console';
import { takeOverEdited } from '../hot/edited';
import { BootScreen } from './BootScreen';
import { inspected } from './inspected';
import { prepare } from './prepare';
import { reportMenu, reportRoutes } from './reported';

/** The console: loads the menu and the words, with a retry if that fails, and then shows the pages. */
export function ConsoleEntry(props: ConsoleEntryProps) {
  const [entry, setEntry] = useState(props);
  const { state } = useLoad(
    useCallback(
      (signal: AbortSignal) => boot(entry, signal).catch((error) => rethrow(error, signal)),
      [entry],
    ),
  );
  if (state.kind === 'ready') return <Console booted={state.value} entry={entry} />;
  return (
    <BootScreen
      application={entry.application}
      storage={entry.storage}
      failure={state.kind === 'failed' ? state.error : undefined}
      // The menu that was requested ahead may be what failed.
      onRetry={() => setEntry({ ...entry, menu: undefined })}
      onLogin={() => {
        endSession(entry, 'dropped');
        entry.go('/login');
      }}
    />
  );
}

async function boot(entry: ConsoleEntryProps, signal: AbortSignal): Promise<Booted> {
  const { application, client, session, storage } = entry;
  session.adopt();
  const asked = session.menu() ?? entry.menu ?? application.session.menu(client, signal);
  const { context, i18n, loaded, reload } = await prepare(entry, asked, location.pathname, signal);
  const { lists, menu, parts } = context;
  // Another tab may have logged somebody else in meanwhile, whose menu this isn't.
  signal.throwIfAborted();
  session.keepMenu(menu);
  if (import.meta.env.DEV) {
    await reportMenu(menu, lists, parts);
    void reportRoutes(parts, (area) =>
      application.words.area(chosenLocale(storage, application.locales), area),
    );
  }
  landInMenu(menu, homeOf(application));
  const ready = await inspected(context);
  for (const { name, reason } of unreadEntries(menu))
    ready.onDrift({ where: 'menu', field: name, problem: 'unread entry', found: reason });
  const booted = { i18n, left: signal, context: ready };
  if (!import.meta.hot) return booted;
  return { ...booted, takeOverEdited: () => takeOverEdited(loaded, parts.resources, reload) };
}

/** What isn't a failed call is a mistake of ours, which the developer needs to see. */
function rethrow(error: unknown, signal: AbortSignal): never {
  if (!signal.aborted && !(error instanceof ApiError)) console.error(error);
  throw error;
}

/** Opens the first menu entry if the menu lacks the application's home. */
function landInMenu(menu: readonly MenuItem[], home: string) {
  if (location.pathname === home && !rightsOf(menu).paths.has(home)) {
    history.replaceState(null, '', landingPath(menu) ?? home);
  }
}
