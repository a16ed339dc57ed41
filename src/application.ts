import type { ComponentType } from 'react';
import type { Client } from './api/client';
import type { Codec } from './api/codec';
import type { SessionEnd } from './api/errors';
import type { UrlGate } from './api/safeUrl';
import type { SettingDefs, Settings } from './api/settings';
import type { MenuItem, SessionCookies } from './auth/session';
import type { SessionDef } from './auth/sessionDef';
import type { Locales } from './locale';
import type { Regional } from './regional';
import type { AnyResource } from './schema/resource';
import type { RouteTable } from './schema/routes';
import type { ConsoleWords, EntryWords } from './words';

/** Why a person finds themselves at another entry; said there once. */
export type Notice = SessionEnd | 'loggedIn';

/** What each entry is given. */
export interface EntryProps {
  readonly application: Application;
  readonly client: Client;
  readonly settings: Settings;
  /** Whether a url of the server may be opened: rewritten by the application, then checked. */
  readonly safeUrl: UrlGate;
  readonly notice: Notice | undefined;
  /** The guarded path that was wanted when the session was missing; logging in leads back to it. */
  readonly from: string | undefined;
  /** The menu that was asked for while the entry was on its way. */
  readonly menu?: Promise<readonly MenuItem[]>;
  /** Goes to a path, through another entry if it is another's. */
  go(path: string, notice?: Notice): void;
}

/** A part of the program that is loaded alone, in a chunk of its own. */
export type LoadEntry = () => Promise<{ readonly default: ComponentType<EntryProps> }>;

/** Declared resources by their name, each in a chunk of its own. */
export type Manifest = Readonly<Record<string, () => Promise<{ default: AnyResource }>>>;

/** A document that is to be shown within the page. */
export interface DocumentProps {
  /** Checked. */
  readonly url: string;
  /** What it is, in words. */
  readonly title: string;
}

/** What only the console needs of an application, loaded with it. */
export interface ConsoleParts {
  /** Every declared resource. */
  readonly resources: Manifest;
  /** Every page beside the lists. */
  readonly routes: RouteTable;
  /** The icons of the menu's groups: by what the menu calls them, by the list that a group begins with, or by its section. */
  readonly icons: Readonly<Record<string, ComponentType>>;
  /** Shows a document, and offers to open it in a new tab; without one, documents are links to a new tab. */
  viewer?(): Promise<{ readonly default: ComponentType<DocumentProps> }>;
  /** The right to look at what a screen does, with `?inspect` in the address; without one, nobody may in production. */
  readonly inspect?: string;
}

/** All that the engine knows of an application; see {@link createConsole}. */
export interface Application extends Regional {
  /** How its server speaks. */
  readonly codec: Codec;
  readonly session: SessionDef;
  /** What the session's cookies are called, where not `token` and `identity`. */
  readonly cookies?: SessionCookies;
  /** Where `/` leads whoever is logged in; the menu's first entry where it is missing, or where their menu lacks it. */
  readonly home?: string;
  /** Loads the resources whose list is a page, by its path; before the console, so that rows can be asked for. */
  lists(): Promise<Manifest>;
  readonly locales: Locales;
  readonly words: EntryWords & ConsoleWords;
  /** What config.json may set besides the engine's settings. */
  readonly settings?: SettingDefs;
  /** What no draft of a form keeps in the browser, wherever it was typed, such as ID numbers: a pattern with the flag `g`. */
  readonly neverKept?: RegExp;
  /** Rewrites a url of the server before it is checked and opened, such as a storage host that has moved. */
  rewriteUrl?(url: string, settings: Settings): string;
  /** Makes the url of a download, which carries no header, one that the server lets through. Rejects with `ApiError`. */
  downloadUrl?(url: string, by: { readonly client: Client; readonly settings: Settings }): Promise<string>;
  /** What is open without a session, by the first part of its paths, such as `/mobile`. */
  readonly publicEntries?: Readonly<Record<`/${string}`, LoadEntry>>;
  console(): Promise<ConsoleParts>;
}
