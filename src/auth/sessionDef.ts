import type { Client } from '../api/client';
import type { Identity, MenuItem } from './session';

/** A box of the login form. */
export interface LoginField {
  /** A captcha's box stands beside the picture that it was read from; there is at most one. */
  readonly kind: 'text' | 'email' | 'password' | 'captcha';
  readonly maxLength: number;
  /** What a password manager fills in; nothing where it is missing. */
  readonly autoComplete?: string;
}

/** A captcha: its image as a data URI, and the token that goes back with what the person read. */
export interface Captcha {
  readonly token: string;
  readonly image: string;
}

/** What a login answers. */
export interface SignedIn {
  readonly token: string;
  readonly identity: Identity;
}

/** What was typed, by field: trimmed, passwords apart. */
export type Typed<Name extends string = string> = Readonly<Record<Name, string>>;

/** How people log in and out of an application, and what they may open there. */
export interface SessionDef<Name extends string = string> {
  /** The boxes of the login form, from the top; each has its words under its name, and all are required. */
  readonly fields: Readonly<Record<Name, LoginField>>;
  /** Asks for a fresh captcha; without a captcha field it is missing. */
  captcha?(client: Client, signal?: AbortSignal): Promise<Captcha>;
  /**
   * Logs in. Rejects with an `ApiError`: the server's refusal, or `malformed`.
   * @param captchaToken of the captcha that was read, where there is one
   */
  login(client: Client, typed: Typed<Name>, captchaToken?: string): Promise<SignedIn>;
  /** Tells the server that the session with this token is over; what it rejects with is let go. */
  logout(client: Client, token: string): Promise<unknown>;
  /** Asks for the menu of whoever is logged in. An answer without one rejects: it is never a silent sample. */
  menu(client: Client, signal?: AbortSignal): Promise<readonly MenuItem[]>;
}
