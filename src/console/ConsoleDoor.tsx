import { areaOf } from '@i18n/areas';
import { toLocale } from '@i18n/locale';
import { resources } from '@resources/manifest';
import { routes } from '@resources/routes';
import { useEffect, useState } from 'react';
import type { AnyResource } from '@/schema/resource';
import { ApiError } from '../api/errors';
import { fetchMenu, landingPath, type Rights, rightsOf } from '../auth/menu';
import { askOtherTabs } from '../auth/otherTabs';
import { readPreference } from '../auth/preferences';
import { type MenuItem, session } from '../auth/session';
import { type DoorProps, HOME } from '../doors';
import type { ConsoleContextValue } from '../ui/ConsoleContext';
import { BootScreen } from './BootScreen';
import { Console } from './Console';
import { type ConsoleI18n, createI18nProvider } from './i18nProvider';

/** What must be there before react-admin starts: it has no place to wait for it that can fail and be retried. */
export interface Booted {
  readonly menu: readonly MenuItem[];
  readonly rights: Rights;
  readonly i18n: ConsoleI18n;
  readonly context: ConsoleContextValue;
}

/** The console: loads the menu and the words (with a retry where that fails), then the guarded routes. */
export default function ConsoleDoor(props: DoorProps) {
  const [attempt, setAttempt] = useState(0);
  return <Boot key={attempt} door={props} onRetry={() => setAttempt(attempt + 1)} />;
}

function Boot({ door, onRetry }: { door: DoorProps; onRetry: () => void }) {
  const { client, settings } = door;
  const [booted, setBooted] = useState<Booted>();
  const [failure, setFailure] = useState<unknown>();

  useEffect(() => {
    const leaving = new AbortController();
    boot({ client, settings }, leaving.signal).then(
      (done) => leaving.signal.aborted || setBooted(done),
      (error) => {
        if (leaving.signal.aborted) return;
        // Not a call's failure but ours: the developer needs to see it.
        if (!(error instanceof ApiError)) console.error(error);
        setFailure(error);
      },
    );
    return () => leaving.abort();
  }, [client, settings]);

  if (booted) return <Console booted={booted} door={door} />;
  return <BootScreen failure={failure} onRetry={onRetry} />;
}

async function boot(
  { client, settings }: Pick<DoorProps, 'client' | 'settings'>,
  signal: AbortSignal,
): Promise<Booted> {
  const starting = createI18nProvider(toLocale(readPreference('locale')));
  const loaded = new Map<string, Promise<AnyResource>>();
  const load = (name: string) => {
    const known = loaded.get(name) ?? loadResource(name, starting);
    loaded.set(name, known);
    known.catch(() => loaded.delete(name));
    return known;
  };
  const asked = location.pathname.slice(1);
  const [menu, i18n] = await Promise.all([
    session.menu() ?? fetchMenu(client, signal),
    starting,
    askOtherTabs(),
    // The list that is asked for comes with the menu; should it not, it says so itself.
    Object.hasOwn(resources, asked) && load(asked).catch(() => undefined),
  ]);
  session.keepMenu(menu);
  landInMenu(menu);
  return {
    menu,
    rights: rightsOf(menu),
    i18n,
    context: { client, settings, routes, load, loadWords: i18n.addWords },
  };
}

/** The home of the logged-in is the first menu entry where their menu lacks /user/enterprise (page 3, "Session"). */
function landInMenu(menu: readonly MenuItem[]) {
  if (location.pathname === HOME && !rightsOf(menu).paths.has(HOME)) {
    history.replaceState(null, '', landingPath(menu) ?? HOME);
  }
}

async function loadResource(name: string, i18n: Promise<ConsoleI18n>): Promise<AnyResource> {
  const load = resources[name];
  if (!load) throw new Error(`no resource is declared as '${name}'`);
  const words = i18n.then(({ addWords }) => addWords(areaOf(name)));
  const [{ default: resource }] = await Promise.all([load(), words]);
  if (import.meta.env.DEV) await reportFindings(resource, name);
  return resource;
}

/** The linter at start-up, for the developer; the same findings fail the tests. */
async function reportFindings(resource: AnyResource, name: string) {
  const { lint, lintName } = await import('@/schema/lint');
  for (const finding of [...lint(resource), ...lintName(resource, name)]) console.warn(finding);
}
