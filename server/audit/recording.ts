/** What somebody did, as the activity log names it. */
export const accessKinds = [
  'login',
  'lockout',
  'logout',
  'refusal',
  'list',
  'search',
  'bulk',
  'detail',
  'photo',
  'preview',
  'export',
  'download',
  'decision',
  'gift',
  'change',
  'publish',
  'call',
  'retention',
] as const;
export type AccessKind = (typeof accessKinds)[number];

/** What it was done to. */
export type TargetKind =
  | 'user'
  | 'gift'
  | 'evidence'
  | 'application'
  | 'invoice'
  | 'version'
  | 'role'
  | 'account'
  | 'file'
  | 'call'
  | 'keyword';

/** What a call leaves in the activity log. */
export type Recording =
  | {
      readonly kind: AccessKind;
      /** What it is done to, and the parameter that identifies it. */
      readonly of?: readonly [kind: TargetKind, param: string];
    }
  /** A list that shows persons: each page is an entry, or the first of each query, with its pages counted. */
  | { readonly list: 'page' | 'query' }
  /** Nothing, for this reason; refusals are recorded all the same. */
  | { readonly nothing: string };

/** The default: that the call was made, with what was asked. */
export const everyCall: Recording = { kind: 'call' };

/** What a handler knows of an access beyond its parameters. */
export interface AccessNote {
  readonly kind?: AccessKind;
  readonly targetKind?: TargetKind;
  readonly targetId?: string | number;
  /** Its outcome in a transaction, if not 200. */
  readonly result?: number;
  /** Kept beside what was asked. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** Whose access it is, where no session says so; of a failed login only the name that was tried. */
  readonly who?: { readonly id?: number; readonly username: string; readonly realname?: string } | undefined;
}
