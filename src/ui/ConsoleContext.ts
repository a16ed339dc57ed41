import { createContext, useContext } from 'react';
import type { AnyResource } from '@/schema/resource';
import type { RouteTable } from '@/schema/routes';
import type { Client } from '../api/client';
import type { Settings } from '../api/settings';

/** What every part of the console can reach without being handed it. */
export interface ConsoleContextValue {
  readonly client: Client;
  readonly settings: Settings;
  /** Every page beside the lists of the menu. */
  readonly routes: RouteTable;
  /** Loads a declaration and the words of its area, once. */
  load(name: string): Promise<AnyResource>;
  /** Loads the words of a menu area, once; the same promise each time. */
  loadWords(area: string): Promise<void>;
}

/** Given by the console door; read through {@link useConsole}. */
export const ConsoleContext = createContext<ConsoleContextValue | undefined>(undefined);

/** The {@link ConsoleContextValue}; throws outside the console. */
export function useConsole(): ConsoleContextValue {
  const value = useContext(ConsoleContext);
  if (!value) throw new Error('useConsole needs the console around it');
  return value;
}
