import type { Application } from '../application.ts';
import type { Schema } from '../kinds/fields/contract.ts';
import type { Params } from '../model/calls.ts';
import type { Field } from '../model/shape.ts';
import type { RouteParams } from '../schema/routes.ts';
import type { Plan, RecordedRows } from './declare/plans.ts';
import type { KnownLabels, Label } from './declare/words.ts';
import type { ReadFile, Written } from './declare/write/files.ts';

/** The record that a hand-written page reads. */
export interface PageRead {
  /** The declared resource that reads it. */
  readonly resource: string;
  readonly id: string;
  /** Parameters that the page adds. */
  readonly params?: Params;
}

/** How a server wraps what its calls answer, as schemas for its OpenAPI document. */
export interface AnswerSchemas {
  /** A success with this data; without data, one whose data isn't read. */
  success(data?: Schema): Schema;
  /** A page of rows, which are under `key`; `isCounted` if the rest can be asked for, so that a count is needed. */
  page(rows: Schema, by: { readonly key: string; readonly isCounted: boolean }): Schema;
  /** Every refusal that comes with the status of a success; without it, refusals have their own. */
  readonly refusal?: Schema;
}

/**
 * What the commands know about an application: the default export of its `console.config.ts`.
 * @example
 * export default defineTools({ application });
 */
export interface ToolsDescription {
  readonly application: Application;
  /** Its version, for the documents that commands write. */
  readonly version?: string;
  /** What its hand-written pages read, by the page's name in the routes and its path parameters. */
  readonly reads?: Readonly<Record<string, (route: RouteParams) => PageRead>>;
  /** How its server wraps answers; by default they are the data itself, and pages `{ items, total }`. */
  readonly answers?: AnswerSchemas;
  readonly declare?: DeclareOptions;
}

/** The backend of a repository that has one: what `declare` writes of it. */
export interface DeclareBackend {
  /** The name of the menu entry that an area's lists are under. */
  parentOf(area: string, labels: KnownLabels): string;
  /** The files that make it answer a plan's calls as recorded. Throws if it can't. */
  recordedFiles(plan: Plan, parent: Label, read: ReadFile): readonly Written[];
  /** The files that replace recorded answers by a table with its calls. */
  tableFiles(plan: Plan, recorded: RecordedRows, read: ReadFile): readonly Written[];
}

/** What `declare` knows beside the application's files. */
export interface DeclareOptions {
  /** How other folders import a declaration, such as `@resources/`; by its relative path by default. */
  readonly alias?: string;
  /** The body that a call without a recorded answer is assumed to have. */
  readonly unanswered?: unknown;
  readonly backend?: DeclareBackend;
  /** A field of each own kind, so that its values are recognised. */
  readonly kinds?: readonly Field[];
  /** The command that tests a new resource. */
  next?(name: string): string;
}

/**
 * Checks the types of a description, and answers it as it is.
 * @example export default defineTools({ application, version: '1.4.0' });
 */
export const defineTools = (description: ToolsDescription): ToolsDescription => description;
