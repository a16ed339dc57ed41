import type { ComponentType } from 'react';
import type { Client } from './api/client';
import type { Codec } from './api/codec';
import type { SessionEnd } from './api/errors';
import type { UrlGate } from './api/safeUrl';
import type { SettingDefs, Settings } from './api/settings';
import type { SessionProvider } from './auth/authProvider';
import type { Runtime, RuntimeOptions } from './auth/runtime';
import type { MenuItem } from './auth/session';
import type { SessionDef } from './auth/sessionDef';
import type { Locales } from './locale';
import type { Look } from './model/readings';
import type { Regional } from './model/region';
import type { CapabilityDefs } from './schema/capabilities';
import type { ClaimsDef } from './schema/claims';
import type { ExportReportsDef } from './schema/exportReports';
import type { FiguresOf } from './schema/figures';
import type { ReceiptsDef } from './schema/receipts';
import type { AnyResource } from './schema/resource';
import type { RouteTable } from './schema/routes';
import type { SharedQueriesDef } from './schema/sharedQueries';
import type { ConsoleWords, EntryWords } from './words';

/** Why the user was sent to another entry; said there once. */
export type Notice = SessionEnd | 'loggedIn' | 'loginAgain';

/** What each entry is given. */
export interface EntryProps extends Runtime {
  readonly application: Application;
  readonly client: Client;
  /** Logs in and out; react-admin is given the same one. */
  readonly authProvider: SessionProvider;
  readonly settings: Settings;
  /** Checks a url from the server, after the application's rewriting. */
  readonly safeUrl: UrlGate;
  readonly notice: Notice | undefined;
  /** The path that was requested without a session; logging in leads back to it. */
  readonly from: string | undefined;
  /** The menu, if it was requested while the entry was loading. */
  readonly menu?: Promise<readonly MenuItem[]>;
  /** Goes to a path, switching entries if it belongs to another. */
  go(path: string, notice?: Notice): void;
}

/**
 * Shows an entry in an empty element, with whatever library it is written in; see {@link reactEntry} for React. What it
 * returns removes the entry at once.
 */
export type Entry = (element: HTMLElement, props: EntryProps) => () => void;

/** Loads an entry, which is a chunk of its own. */
export type LoadEntry = () => Promise<{ readonly default: Entry }>;

/** Declared resources by their name, each in a chunk of its own. */
export type Manifest = Readonly<Record<string, () => Promise<{ default: AnyResource }>>>;

/** A document to be shown within the page. */
export interface DocumentProps {
  /** Already through `safeUrl`. */
  readonly url: string;
  /** What it is, in words. */
  readonly title: string;
}

/** The props of an application's viewer. */
export interface ViewerProps extends DocumentProps {
  /** Called once it is known whether the document can be shown; a review names those that couldn't be. */
  onRead?(isReadable: boolean): void;
}

/**
 * Reads what is printed on a picture, on the device: nothing of it is sent anywhere.
 * @returns what each look at it made out, in order; looks are taken until they are enough, or no other would help
 */
export type PictureReader = (
  picture: Blob,
  until: { readonly signal: AbortSignal; isEnough(looks: readonly Look[]): boolean },
) => Promise<readonly Look[]>;

/** The parts of an application that only the console needs, loaded with it. */
export interface ConsoleParts {
  /** Every declared resource. */
  readonly resources: Manifest;
  /** Every page beside the lists. */
  readonly routes: RouteTable;
  /** The icons of the menu's groups: by the icon's name in the menu, the group's first list, or its section. */
  readonly icons: Readonly<Record<string, ComponentType>>;
  /**
   * The lists whose figures `/home` shows, in this order, below what waits in the queues of all lists. Without it there is no
   * such page.
   */
  readonly figures?: readonly FiguresOf[];
  /** Shows a document, with a button that opens it in a new tab; without a viewer, documents are links to a new tab. */
  viewer?(): Promise<{ readonly default: ComponentType<ViewerProps> }>;
  /** Loads what reads pictures for the values declared beside them, once there are any; `undefined` where it is switched off. */
  reader?(settings: Settings): (() => Promise<{ readonly default: PictureReader }>) | undefined;
  /** How a record that waits is claimed by who is at work on it; its resource belongs to a capability. */
  readonly claims?: ClaimsDef;
  /** How the receipts of decisions are kept by the server; its resource belongs to a capability. Without it, each browser keeps its own. */
  readonly receipts?: ReceiptsDef;
  /** How queries of lists are shared with a role; its resource belongs to a capability. */
  readonly sharedQueries?: SharedQueriesDef;
  /** How files that the console makes out of lists are reported to the server; its resource belongs to a capability. */
  readonly exportReports?: ExportReportsDef;
  /** The list of what everybody decided, which may belong to a capability: its filters, and the one that takes a range of days. */
  readonly decisions?: {
    readonly list: string;
    readonly filter?: Readonly<Record<string, unknown>>;
    readonly within: string;
  };
  /** The permission to use the inspector, by `?inspect` in the address; without one, it is off in production. */
  readonly inspect?: string;
}

/** Everything the engine knows about an application; see {@link createConsole}. */
export interface Application extends Regional, RuntimeOptions {
  /** Its server's wire format. */
  readonly codec: Codec;
  readonly session: SessionDef;
  /** Where `/` leads logged-in users; the menu's first entry by default, or if the menu lacks it. */
  readonly home?: string;
  /** Loads the resources whose list is a page, by path; loaded before the console, so that rows can be prefetched. */
  lists(): Promise<Manifest>;
  readonly locales: Locales;
  readonly words: EntryWords & ConsoleWords;
  /** The settings it adds to config.json. */
  readonly settings?: SettingDefs;
  /** What its server may offer beyond the contract, switched on by `capabilities` in config.json. */
  readonly capabilities?: CapabilityDefs;
  /** Rewrites a url from the server before it is checked and opened, such as for a storage host that has moved. */
  rewriteUrl?(url: string, settings: Settings): string;
  /** Authorizes the url of a download, which is opened without headers. Rejects with `ApiError`. */
  downloadUrl?(url: string, by: { readonly client: Client; readonly settings: Settings }): Promise<string>;
  /** Entries open without a session, by the first part of their paths, such as `/mobile`. */
  readonly publicEntries?: Readonly<Record<`/${string}`, LoadEntry>>;
  console(): Promise<ConsoleParts>;
}
