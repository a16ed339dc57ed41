import type { Params } from '../model/calls';

/** A file that the console made out of the rows of a list. */
export interface ExportReport {
  /** The list's name, such as `stock/tools`. */
  readonly list: string;
  /** What the list was asked for: the parameters of its call, without those that choose a page. */
  readonly query: Params;
  readonly format: 'xlsx' | 'csv';
  /** How many rows the file has, and how many the server counts. */
  readonly rows: number;
  readonly counted: number;
}

/** The call of a server that records exports. */
export interface ExportReportCalls {
  /** Its name in the resource. */
  readonly add: string;
  /** What it takes. By whom and when a file is made, the server knows. */
  write(report: ExportReport): Params;
}

/**
 * How files that the console makes are reported, before they are given out: a server sees only pages being read. By a resource,
 * so that its call is described like any other, and gone where its capability isn't offered.
 */
export interface ExportReportsDef {
  /** The resource that has the call. */
  readonly resource: string;
  /** Loaded with the first export. */
  calls(): Promise<{ readonly default: ExportReportCalls }>;
}
