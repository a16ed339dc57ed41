import { type ComponentType, createContext, useContext } from 'react';
import type { DataProvider } from 'react-admin';
import type { Client } from '../api/client';
import type { Codec } from '../api/codec';
import type { UrlGate } from '../api/safeUrl';
import type { Settings } from '../api/settings';
import type { ConsoleParts, Manifest } from '../application';
import type { Drafts } from '../auth/drafts';
import type { Rights } from '../auth/menu';
import type { Phrases } from '../auth/phrases';
import type { Runtime } from '../auth/runtime';
import type { MenuItem } from '../auth/session';
import type { Clock } from '../clock';
import type { Locales } from '../locale';
import type { Regional } from '../model/region';
import type { DriftSink } from '../schema/drift';
import type { AnyResource } from '../schema/resource';
import type { Dialogs } from './dialogs';
import type { Transfers } from './transfers';

/** The inspector. */
interface Inspection {
  /** Replaces the usual one, and records its requests. */
  readonly dataProvider: DataProvider;
  /** Opens the panel. */
  readonly Button: ComponentType;
}

/** What every part of the console has access to. */
export interface ConsoleContextValue extends Runtime {
  readonly client: Client;
  readonly codec: Codec;
  readonly settings: Settings;
  /** The application's. */
  readonly region: Regional;
  /** Of the application's time zone. */
  readonly clock: Clock;
  readonly locales: Locales;
  /** The resources whose list is a page. */
  readonly lists: Manifest;
  /** What the application brings: resources, pages, icons. */
  readonly parts: ConsoleParts;
  readonly dialogs: Dialogs;
  /** What is finished before a logout, while there is a session; one that resolves to false keeps the user here. */
  readonly beforeLogout: Set<() => Promise<boolean>>;
  readonly drafts: Drafts;
  readonly phrases: Phrases;
  /** The files on their way to the user, wherever they were asked for. */
  readonly transfers: Transfers;
  /** The account's menu, and what it allows. */
  readonly menu: readonly MenuItem[];
  readonly rights: Rights;
  /** Checks a url from the server, after the application's rewriting. */
  readonly safeUrl: UrlGate;
  /** Called for every difference between the wire and the declarations. */
  readonly onDrift: DriftSink;
  /** Only if the user may, and wants to, inspect. */
  readonly inspection?: Inspection;
  /** Authorizes the url of a download, which is opened without headers. */
  downloadUrl(url: string): Promise<string>;
  /** Loads a declaration and the words of its area, once. */
  load(name: string): Promise<AnyResource>;
  /** Loads the words of a menu area, once; the same promise each time. */
  loadWords(area: string): Promise<void>;
}

/** Provided by the console's entry; read with {@link useConsole}. */
export const ConsoleContext = createContext<ConsoleContextValue | undefined>(undefined);

/**
 * The {@link ConsoleContextValue}; throws outside the console.
 * @example const { client, safeUrl } = useConsole();
 */
export function useConsole(): ConsoleContextValue {
  const value = useContext(ConsoleContext);
  if (!value) throw new Error('useConsole needs the console around it');
  return value;
}
