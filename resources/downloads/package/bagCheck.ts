import type { Algorithm, Digests } from '../../evidence/hash/algorithm';
import type { Hasher } from '../../evidence/hash/hasher';
import type { judge } from '../../evidence/hash/judge';
import type { PreservedDigest } from '../../evidence/hash/preservedDigest';
import type { TimestampCheck } from '../../evidence/timestamp/timestamp';

/** A chosen file by its path; without `file` if it can't be read. */
export interface ChosenFile {
  readonly path: string;
  readonly file: Blob | undefined;
}

/** What a check needs of the page. */
export interface CheckTools {
  readonly judge: typeof judge;
  parseManifest(text: string | undefined): ParsedManifest | undefined;
  /** What checks time stamps, if the page has it. */
  readonly timestamps?: Pick<
    typeof import('../../evidence/timestamp/checkToken'),
    'checkToken' | 'imprintAlgorithm'
  >;
  /** A hasher, or `undefined` if the page has none for this algorithm. */
  hasher(algorithm: Algorithm): Promise<Hasher> | undefined;
  /** Called as bytes are read: the file's path, and the part of all bytes read so far. */
  onProgress(path: string, part: number): void;
  /** Whether the check was cancelled: its result doesn't matter any more. */
  isOver(): boolean;
}

/** The steps of a check, in their order. */
export type Step = 'declaration' | 'tags' | 'payload' | 'sm3' | 'oxum' | 'certificates' | 'timestamps';

/** The outcome of a step; `count` files were held against something, or are wrong. */
export interface StepOutcome {
  readonly step: Step;
  readonly state: 'good' | 'bad' | 'open' | 'none' | 'unread';
  readonly count: number;
}

/** What is wrong or right with a file, worst first. */
export type FileState =
  | 'changed'
  | 'mismatch'
  | 'lost'
  | 'unreadable'
  | 'unlisted'
  | 'incomplete'
  | 'missing'
  | 'extra'
  | 'undecidable'
  | 'match';

/** A file as manifest.json lists it, which isn't trusted. */
export interface ListedFile {
  readonly number?: string;
  readonly path?: string;
  readonly size?: number;
  readonly sha256?: string;
  readonly verdict?: string;
  readonly certificateDigests?: readonly PreservedDigest[];
  readonly timestamp?: { readonly path?: string } | null;
  /** Whether it came as the bytes that are stored, as far as is known. */
  readonly isExact?: boolean;
}

/** manifest.json, as it is read. */
export interface ParsedManifest {
  readonly files: readonly ListedFile[];
  readonly createdAt?: unknown;
  readonly createdBy?: unknown;
}

/** The result for one file. */
export interface FileResult {
  readonly entry: ListedFile;
  readonly state: FileState;
  readonly size?: number;
  readonly digests?: Digests;
  /** What the bag's manifests say of it. */
  readonly listed?: Digests;
  readonly timestamp?: TimestampCheck;
  readonly undecided?: string;
  readonly matching?: readonly Algorithm[];
}

/** The result of a check. */
export interface BagCheck {
  /** Only if nothing could be checked at all. */
  readonly failure?: 'noBag' | 'noHash';
  readonly manifest?: ParsedManifest;
  readonly steps: readonly StepOutcome[];
  readonly results: readonly FileResult[];
}
