import type { ComponentType } from 'react';
import type { Application, EntryProps } from '../application';
import type { EntryName } from './entries';

/** Loads an entry together with what it needs from the application. */
async function load(application: Application, name: EntryName): Promise<ComponentType<EntryProps>> {
  switch (name) {
    case 'login': {
      const { login } = application.words;
      const [{ LoginEntry }, words] = await Promise.all([import('../login/LoginEntry'), login()]);
      const warm = (entry: EntryProps) => (path: string, signal: AbortSignal) =>
        void warmConsole(entry, path, signal).catch(() => undefined);
      if (!import.meta.hot) return (props) => <LoginEntry {...props} words={words} warm={warm(props)} />;
      const { HotWords } = await import('../login/HotWords');
      return (props) => (
        <HotWords words={words} load={login}>
          {(edited) => <LoginEntry {...props} words={edited} warm={warm(props)} />}
        </HotWords>
      );
    }
    case 'console': {
      const [{ ConsoleEntry }, parts] = await Promise.all([
        import('../console/start/ConsoleEntry'),
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

/** Loads the console for a list, except for its rows, and renders it out of sight. */
async function warmConsole(entry: EntryProps, path: string, signal: AbortSignal) {
  const rows = import('./prefetchList').then(({ warmList }) => warmList(entry.application, path));
  await Promise.all([load(entry.application, 'console'), rows]);
  const { prerender } = await import('../console/start/prerender');
  await prerender(entry, path, signal);
}

/** An entry's component; `undefined` where a chunk can't be had, after an update or without a network. */
export async function loadEntry(application: Application, name: EntryName) {
  try {
    return await load(application, name);
  } catch (error) {
    // It may be a programming error, which the developer needs to see.
    if (import.meta.env.DEV) console.error(error);
    return undefined;
  }
}
