import type { Application, Entry, EntryProps } from './application';
import type { EntryName } from './start/entries';

/** Loads an entry together with what it needs from the application. */
async function load(application: Application, name: EntryName): Promise<Entry> {
  switch (name) {
    case 'login': {
      const [{ showLogin }, words] = await Promise.all([
        import('./login/showLogin'),
        application.words.login(),
      ]);
      return showLogin(words, warmConsole);
    }
    case 'console': {
      const [{ showConsole }, parts] = await Promise.all([
        import('./console/start/showConsole'),
        application.console(),
      ]);
      return showConsole(parts);
    }
    default: {
      const found = application.publicEntries?.[name];
      if (!found) throw new Error(`no entry is declared at '${name}'`);
      return (await found()).default;
    }
  }
}

/** Loads the console for a list, except for its rows, and renders it out of sight. */
async function warmConsole(entry: EntryProps, path: string, signal: AbortSignal) {
  const rows = import('./speed/prefetchList').then(({ warmList }) =>
    warmList(entry.storage, entry.application, path),
  );
  await Promise.all([load(entry.application, 'console'), rows]);
  const [{ prerender }, { unseenConsole }] = await Promise.all([
    import('./speed/prerender'),
    import('./console/start/unseenConsole'),
  ]);
  prerender(await unseenConsole(entry, path, signal), signal);
}

/** An entry; `undefined` where a chunk can't be had, after an update or without a network. */
export async function loadEntry(application: Application, name: EntryName) {
  try {
    return await load(application, name);
  } catch (error) {
    // It may be a programming error, which the developer needs to see.
    if (import.meta.env.DEV) console.error(error);
    return undefined;
  }
}
