import type { Params } from '../model/calls';

/** A file that the console made out of the rows of a list. */
export interface ExportReport {
  /** The list's name, such as `stock/tools`. */
  readonly list: string;
  /** What the list was asked for: the parameters of its call as in an address, without those that choose a page. */
  readonly query: string;
  readonly format: 'xlsx' | 'csv';
  /** How many rows the file has, and how many the server counts. */
  readonly rows: number;
  readonly counted: number;
}

/**
 * How files that the console makes are reported, before they are given out: a server sees only pages being read. By a resource,
 * so that its call is described like any other, and gone where its capability isn't offered.
 */
export interface ExportReportsDef {
  /** The resource that has the call, and the call's name. */
  readonly resource: string;
  readonly call: string;
  /** What the call takes. By whom and when a file is made, the server knows. */
  write(report: ExportReport): Params;
}
