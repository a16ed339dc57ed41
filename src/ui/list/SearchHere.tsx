import { Button, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useDataProvider, useListContext, useTranslate } from 'react-admin';
import { type ReadRows, readRows } from '../../api/readRows';
import { TextField } from '../../kit/Field';
import { RetryNotice } from '../../kit/RetryNotice';
import { MINUTE } from '../../kit/useIsFocused';
import type { Params } from '../../model/calls';
import type { AnyResource, AnyRow } from '../../schema/resource';
import { searchedFields } from '../../schema/searchedFields';
import { useLabelList } from '../pictures/useLabelList';
import styles from './SearchHere.module.css';

/** Reading stops at this many rows. */
export const SEARCH_BOUND = 2000;

interface SearchHereProps {
  readonly resource: AnyResource;
  readonly params?: Params;
  /** The rows to search in and a way to undo it, once they are read; nothing while they aren't. */
  readonly onRead: (search?: ReadSearch & { clear(): void }) => void;
}

/** What is searched for, in these rows. */
export interface ReadSearch {
  readonly words: string;
  readonly rows: readonly AnyRow[];
}

/** What was read of the list, and when, by `performance.now()`. */
type Reading = ReadRows & { readonly at: number };

interface Asked {
  readonly words: string;
  /** What was too old to search in when it was asked. */
  readonly old: Reading | null | undefined;
}

/**
 * Searches in what the columns show, for a call that can't filter by it: reads the list's rows page by page, up to a bound, and
 * says in how many of them it has searched. It stands beside the list, whose rows stay as they are when it is loaded. What was read is
 * searched again for a minute, unless something was sent or the list was refreshed. What was searched for isn't part of the address,
 * and is stored nowhere.
 */
export default function SearchHere({ resource, params, onRead }: SearchHereProps) {
  const { filterValues: filter } = useListContext();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const listOf = useLabelList();
  const { name, record, definition } = resource;
  const label = translate('list.searchHere', {
    names: listOf(
      searchedFields(record, definition.list?.columns).map((path) =>
        translate(`resources.${name}.fields.${path}`),
      ),
    ),
  });
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<Asked>();
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const reading = {
    queryKey: ['searchHere', resource.name, params, filter],
    async queryFn({ signal }: { readonly signal: AbortSignal }): Promise<Reading | null> {
      setProgress({ done: 0, total: 0 });
      const query = {
        resource: resource.name,
        keyed: resource.definition.key !== '#',
        filter,
        meta: { params },
      };
      const read = await readRows(dataProvider, query, {
        signal,
        onProgress: (done, total) => signal.aborted || setProgress({ done, total }),
        isEnough: ({ size }) => size >= SEARCH_BOUND,
      });
      return { ...read, at: performance.now() };
    },
    // With data from the start, even a first reading is begun anew by what makes all answers old.
    initialData: null,
    initialDataUpdatedAt: 0,
    staleTime: ({ state: { data } }: { readonly state: { readonly data?: Reading | null | undefined } }) =>
      isFresh(data) ? Number.POSITIVE_INFINITY : 0,
    gcTime: MINUTE,
    retry: false,
    // Rows that are the same again were read again, too.
    structuralSharing: false,
    meta: { untilSent: true },
  };
  const { data, error, isFetching } = useQuery({ ...reading, enabled: asked !== undefined });
  const read = asked && !error && data && data !== asked.old ? data : undefined;
  useRefreshed(
    resource.name,
    () => void queryClient.invalidateQueries({ queryKey: reading.queryKey, refetchType: 'none' }),
  );

  const show = useEffectEvent((words: string | undefined, rows: readonly AnyRow[] | undefined) =>
    onRead(words === undefined || !rows ? undefined : { words, rows, clear }),
  );
  const words = asked?.words;
  const rows = read?.rows;
  useEffect(() => show(words, rows), [words, rows]);

  function find(words: string) {
    const state = queryClient.getQueryState<Reading | null>(reading.queryKey);
    setAsked({ words, old: state?.isInvalidated || !isFresh(state?.data) ? state?.data : undefined });
    void queryClient.prefetchQuery(reading);
  }

  function clear() {
    setTyped('');
    setAsked(undefined);
    void queryClient.cancelQueries({ queryKey: reading.queryKey });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const words = typed.trim();
    if (words === '') clear();
    else find(words);
  }

  return (
    <>
      <search aria-label={label}>
        <form className={styles.bar} onSubmit={submit}>
          <TextField
            label={label}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
          />
          <Button type="submit" variant="outlined" size="medium" disabled={isFetching && !read}>
            {translate('list.find')}
          </Button>
          {asked && (
            <Button size="medium" onClick={clear}>
              {translate(isFetching && !read ? 'form.cancel' : 'list.findNothing')}
            </Button>
          )}
          <Typography role="status" variant="body2" color="text.secondary">
            {asked && isFetching
              ? translate('list.finding', progress)
              : read &&
                translate(read.rows.length < read.counted ? 'list.foundInPart' : 'list.foundInAll', {
                  read: read.rows.length,
                  counted: read.counted,
                })}
          </Typography>
        </form>
      </search>
      {asked && error && !isFetching && (
        <RetryNotice what={translate('list.failed')} error={error} onRetry={() => find(asked.words)} />
      )}
    </>
  );
}

const isFresh = (reading: Reading | null | undefined): boolean =>
  !!reading && performance.now() - reading.at < MINUTE;

/** Calls back when the rows that a list shows are read once more: what was read of it before is old, too. */
function useRefreshed(list: string, onRefreshed: () => void) {
  const queryClient = useQueryClient();
  const refreshed = useEffectEvent(onRefreshed);
  useEffect(() => {
    const cache = queryClient.getQueryCache();
    let shown = cache.find({ queryKey: [list, 'getList'], exact: false, type: 'active' })?.queryHash;
    return cache.subscribe((event) => {
      const { queryKey, queryHash } = event.query;
      if (queryKey[0] !== list || queryKey[1] !== 'getList') return;
      if (event.type !== 'updated' || event.action.type !== 'fetch') return;
      // Another page or order is none: it is asked for by another key.
      if (queryHash === shown) refreshed();
      shown = queryHash;
    });
  }, [queryClient, list]);
}
