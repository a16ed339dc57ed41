import type { ComponentType } from 'react';
import type { Application, EntryProps } from './application';
import { areaOf } from './areaOf';
import { readPreference } from './auth/preferences';
import { EntryFailed } from './EntryFailed';
import type { EntryName } from './entries';
import { toLocale } from './locale';

/** Loads an entry with what it needs of the application, both at once. */
async function load(application: Application, name: EntryName): Promise<ComponentType<EntryProps>> {
  switch (name) {
    case 'login': {
      const [{ LoginEntry }, words] = await Promise.all([
        import('./login/LoginEntry'),
        application.words.login(),
      ]);
      const warm = (path: string) => void warmConsole(application, path).catch(() => undefined);
      return (props) => <LoginEntry {...props} words={words} warm={warm} />;
    }
    case 'console': {
      const [{ ConsoleEntry }, parts] = await Promise.all([
        import('./console/ConsoleEntry'),
        application.console(),
      ]);
      return (props) => <ConsoleEntry {...props} parts={parts} />;
    }
    default: {
      const found = application.publicEntries?.[name];
      if (!found) throw new Error(`no entry is declared at '${name}'`);
      return (await found()).default;
    }
  }
}

/** Loads all that the console needs to show the list at `path`, but its rows. */
async function warmConsole(application: Application, path: string) {
  const { lists, locales } = application;
  const locale = toLocale(locales, readPreference('locale'));
  const loadList = Object.hasOwn(lists, path.slice(1)) && lists[path.slice(1)];
  const [{ words }] = await Promise.all([
    application.console(),
    load(application, 'console'),
    loadList && Promise.all([loadList(), import('./api/listCall')]),
  ]);
  await Promise.all([words.console(locale), words.area(locale, areaOf(path))]);
}

/** An entry's component; a chunk that is gone, because the system was updated or the network is away, asks for a reload. */
export async function loadEntry(
  application: Application,
  name: EntryName,
): Promise<ComponentType<EntryProps>> {
  try {
    return await load(application, name);
  } catch {
    return EntryFailed;
  }
}
