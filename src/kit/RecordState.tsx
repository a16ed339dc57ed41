import type { ReactNode } from 'react';
import { RetryNotice } from './RetryNotice';
import { Waiting } from './Waiting';

interface RecordStateProps<R> {
  /** The result of `useGetOne`. */
  readonly query: { readonly data?: R; readonly error: unknown; refetch(): unknown };
  children(record: R): ReactNode;
}

/**
 * Shows a record, or that it is loading, or why it failed to load, with a retry.
 * @example
 * import { useGetOne } from 'react-admin';
 *
 * <RecordState query={useGetOne('stock/tools', { id: row.id })}>{(tool) => <h2>{tool.name}</h2>}</RecordState>
 */
export function RecordState<R>({ query, children }: RecordStateProps<R>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <RetryNotice error={query.error} onRetry={() => query.refetch()} />;
  return <Waiting />;
}
