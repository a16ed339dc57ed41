import type { DataProvider } from 'ra-core';
import { type ComponentType, createContext, useContext } from 'react';
import type { DriftSink } from '@/schema/drift';
import type { AnyResource } from '@/schema/resource';
import type { Client } from '../api/client';
import type { Codec } from '../api/codec';
import type { UrlGate } from '../api/safeUrl';
import type { Settings } from '../api/settings';
import type { ConsoleParts, Manifest } from '../application';
import type { Rights } from '../auth/menu';
import type { MenuItem } from '../auth/session';
import type { Locales } from '../locale';
import type { Dialogs } from './dialogs';

/** What a screen does, watched and shown. */
interface Inspection {
  /** In the place of the one that nobody watches. */
  readonly dataProvider: DataProvider;
  /** Opens the panel. */
  readonly Button: ComponentType;
}

/** What every part of the console can reach without being handed it. */
export interface ConsoleContextValue {
  readonly client: Client;
  readonly codec: Codec;
  readonly settings: Settings;
  readonly locales: Locales;
  /** The resources whose list is a page. */
  readonly lists: Manifest;
  /** What the application brings: resources, pages, icons. */
  readonly parts: ConsoleParts;
  readonly dialogs: Dialogs;
  /** The menu that the server gave this account, and what it allows. */
  readonly menu: readonly MenuItem[];
  readonly rights: Rights;
  /** Whether a url of the server may be opened: rewritten by the application, then checked. */
  readonly safeUrl: UrlGate;
  /** Told of every difference between the wire and what is declared. */
  readonly onDrift: DriftSink;
  /** Watches what is asked, where somebody may look at it; undefined otherwise. */
  readonly inspection?: Inspection;
  /** Makes the url of a download one that the server lets through without a header. */
  downloadUrl(url: string): Promise<string>;
  /** Loads a declaration and the words of its area, once. */
  load(name: string): Promise<AnyResource>;
  /** Loads the words of a menu area, once; the same promise each time. */
  loadWords(area: string): Promise<void>;
}

/** Given by the console's entry; read through {@link useConsole}. */
export const ConsoleContext = createContext<ConsoleContextValue | undefined>(undefined);

/** The {@link ConsoleContextValue}; throws outside the console. */
export function useConsole(): ConsoleContextValue {
  const value = useContext(ConsoleContext);
  if (!value) throw new Error('useConsole needs the console around it');
  return value;
}
