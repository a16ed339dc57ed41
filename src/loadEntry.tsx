import type { ComponentType } from 'react';
import type { Application, EntryProps } from './application';
import { EntryFailed } from './EntryFailed';
import type { EntryName } from './entries';

/** Loads an entry with what it needs of the application, both at once. */
async function load(application: Application, name: EntryName): Promise<ComponentType<EntryProps>> {
  switch (name) {
    case 'login': {
      const { login } = application.words;
      const [{ LoginEntry }, words] = await Promise.all([import('./login/LoginEntry'), login()]);
      const warm = (path: string) => void warmConsole(application, path).catch(() => undefined);
      if (!import.meta.hot) return (props) => <LoginEntry {...props} words={words} warm={warm} />;
      const { HotWords } = await import('./login/HotWords');
      return (props) => (
        <HotWords words={words} load={login}>
          {(edited) => <LoginEntry {...props} words={edited} warm={warm} />}
        </HotWords>
      );
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

/** Loads the console for a list, but for its rows. */
async function warmConsole(application: Application, path: string) {
  const rows = import('./prefetchList').then(({ warmList }) => warmList(application, path));
  await Promise.all([load(application, 'console'), rows]);
}

/** An entry's component; a chunk that is gone, because the system was updated or the network is away, asks for a reload. */
export async function loadEntry(
  application: Application,
  name: EntryName,
): Promise<ComponentType<EntryProps>> {
  try {
    return await load(application, name);
  } catch (error) {
    // Perhaps a mistake of ours, which the developer needs to see.
    if (import.meta.env.DEV) console.error(error);
    return EntryFailed;
  }
}
