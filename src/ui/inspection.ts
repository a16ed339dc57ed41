import type { DataProvider } from 'ra-core';
import type { ComponentType } from 'react';

/** What a screen does, watched and shown. */
export interface Inspection {
  /** In the place of the one that nobody watches. */
  readonly dataProvider: DataProvider;
  /** Opens the panel. */
  readonly Button: ComponentType;
}
