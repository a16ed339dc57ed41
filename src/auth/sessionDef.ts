import type { Client } from '../api/client';
import type { Identity, MenuItem } from './session';

/** A field of the login form. */
export interface LoginField {
  /** A captcha field stands beside its picture; there is at most one. */
  readonly kind: 'text' | 'email' | 'password' | 'captcha';
  readonly maxLength: number;
  /** For password managers, which otherwise fill in nothing. */
  readonly autoComplete?: string;
}

/** A captcha: its image as a data URI, and the token that goes back with the solution. */
export interface Captcha {
  readonly token: string;
  readonly image: string;
}

/** The result of a login. */
export interface SignedIn {
  readonly token: string;
  readonly identity: Identity;
}

/** What was typed, by field; trimmed, except passwords. */
export type Typed<Name extends string = string> = Readonly<Record<Name, string>>;

/** How users log in and out of an application, and what they may open there. */
export interface SessionDef<Name extends string = string> {
  /** The fields of the login form, from top to bottom; each has its words under its name, and all are required. */
  readonly fields: Readonly<Record<Name, LoginField>>;
  /** Requests a new captcha; omitted if no field is one. */
  captcha?(client: Client, signal?: AbortSignal): Promise<Captcha>;
  /**
   * Logs in. Rejects with an `ApiError`: the server's refusal, or `malformed`.
   * @param captchaToken of the captcha that was solved, if there is one
   */
  login(client: Client, typed: Typed<Name>, captchaToken?: string): Promise<SignedIn>;
  /** Tells the server that the session with this token is over; failures are ignored. */
  logout(client: Client, token: string): Promise<unknown>;
  /** Requests the logged-in user's menu. Rejects if the answer has none; there is no built-in fallback. */
  menu(client: Client, signal?: AbortSignal): Promise<readonly MenuItem[]>;
}
