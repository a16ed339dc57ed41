import type { Drafts } from '../../auth/drafts';
import { isObject } from '../../model/values';
import type { RouteParams } from '../../schema/routes';

/** What is being decided about several rows of a list, kept until what became of each was told: no names. */
export interface KeptRun {
  readonly queueName: string;
  /** The action's name. */
  readonly name: string;
  readonly rows: readonly { readonly id: string; readonly params: RouteParams }[];
}

const pathOf = (list: string) => `several/${list}/run`;

/** Where it is kept what became of the rows of a list. */
export const resultsPath = (list: string) => `several/${list}/results`;
/** What identifies a decision among those of its list. */
export const batchOf = ({ queueName, name }: Pick<KeptRun, 'queueName' | 'name'>) => `${queueName}/${name}`;

/** Keeps what is about to be sent. */
export const keepRun = (drafts: Drafts, list: string, { queueName, name, rows }: KeptRun): void =>
  drafts.write(pathOf(list), { queueName, name, rows: rows.map(({ id, params }) => ({ id, params })) });

/** Forgets it, and what became of each. */
export function forgetRun(drafts: Drafts, list: string): void {
  drafts.clear(pathOf(list));
  drafts.clear(resultsPath(list));
}

/** What wasn't told yet: the session ended meanwhile, or the page was closed. */
export function readRun(drafts: Drafts, list: string): KeptRun | undefined {
  const kept = drafts.read(pathOf(list));
  if (!kept || typeof kept.queueName !== 'string' || typeof kept.name !== 'string') return undefined;
  const rows = (Array.isArray(kept.rows) ? kept.rows : []).filter(isKeptRow);
  return rows.length > 0 ? { queueName: kept.queueName, name: kept.name, rows } : undefined;
}

const isKeptRow = (row: unknown): row is KeptRun['rows'][number] =>
  isObject(row) &&
  typeof row.id === 'string' &&
  isObject(row.params) &&
  Object.values(row.params).every((value) => typeof value === 'string');
