import { type BrowserStorage, createStorage } from '../storage/storage';
import { createOtherTabs, type OtherTabs } from './otherTabs';
import { createSession, type Session } from './session';

/** What one console knows of its user and its browser, handed down from its start: two on one page have one each. */
export interface Runtime {
  /** What it keeps in the browser. */
  readonly storage: BrowserStorage;
  /** Who is logged in. */
  readonly session: Session;
  readonly otherTabs: OtherTabs;
}

/** What of an application makes its {@link Runtime}. */
export interface RuntimeOptions {
  /** What the name of the session's cookie begins with, and how it is told from another program's of that name. */
  readonly cookie?: string;
  /** What its keys in the browser's storage begin with, such as `shop.`; two consoles on one host need different ones. */
  readonly storagePrefix?: string;
  /** What is never stored in the browser, wherever it was typed, such as ID numbers: a pattern with the flag `g`. */
  readonly neverKept?: RegExp;
}

/** Creates the {@link Runtime} of an application. */
export function createRuntime({ cookie, storagePrefix, neverKept }: RuntimeOptions): Runtime {
  const storage = createStorage({ prefix: storagePrefix, neverKept });
  return { storage, session: createSession(storage, cookie), otherTabs: createOtherTabs(storage.prefix) };
}
