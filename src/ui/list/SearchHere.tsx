import { Button, Typography } from '@mui/material';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useDataProvider, useListContext, useTranslate } from 'react-admin';
import { readRows } from '../../api/readRows';
import { TextField } from '../../kit/Field';
import { RetryNotice } from '../../kit/RetryNotice';
import type { Params } from '../../model/calls';
import type { AnyResource, AnyRow } from '../../schema/resource';
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

type Search =
  | { readonly step: 'none' }
  | { readonly step: 'reading'; readonly words: string; readonly done: number; readonly total: number }
  | { readonly step: 'failed'; readonly words: string; readonly error: unknown }
  | (ReadSearch & { readonly step: 'read'; readonly counted: number });

/**
 * Searches in what the columns show, for a call that can't filter by it: reads the list's rows page by page, up to a bound, and
 * says in how many of them it has searched. It stands beside the list, whose rows stay as they are when it is loaded. What was searched for isn't part of the address, and is stored nowhere.
 */
export default function SearchHere({ resource, params, onRead }: SearchHereProps) {
  const { filterValues: filter } = useListContext();
  const dataProvider = useDataProvider();
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const [search, setState] = useState<Search>({ step: 'none' });
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  function setSearch(next: Search) {
    setState(next);
    onRead(next.step === 'read' ? { ...next, clear } : undefined);
  }

  async function find(words: string) {
    reading.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    reading.current = controller;
    setSearch({ step: 'reading', words, done: 0, total: 0 });
    const query = {
      resource: resource.name,
      keyed: resource.definition.key !== '#',
      filter,
      meta: { params },
    };
    try {
      const { rows, counted } = await readRows(dataProvider, query, {
        signal,
        onProgress: (done, total) => setSearch({ step: 'reading', words, done, total }),
        isEnough: (read) => read.size >= SEARCH_BOUND,
      });
      signal.throwIfAborted();
      setSearch({ step: 'read', words, rows, counted });
    } catch (error) {
      if (!signal.aborted) setSearch({ step: 'failed', words, error });
    }
  }

  function clear() {
    reading.current?.abort();
    setTyped('');
    setSearch({ step: 'none' });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const words = typed.trim();
    if (words === '') clear();
    else void find(words);
  }

  return (
    <>
      <search aria-label={translate('list.searchHere')}>
        <form className={styles.bar} onSubmit={submit}>
          <TextField
            label={translate('list.searchHere')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
          />
          <Button type="submit" variant="outlined" size="medium" disabled={search.step === 'reading'}>
            {translate('list.find')}
          </Button>
          {search.step !== 'none' && (
            <Button size="medium" onClick={clear}>
              {translate(search.step === 'reading' ? 'form.cancel' : 'list.findNothing')}
            </Button>
          )}
          <Typography role="status" variant="body2" color="text.secondary">
            {search.step === 'reading' &&
              translate('list.finding', { done: search.done, total: search.total })}
            {search.step === 'read' &&
              translate(search.rows.length < search.counted ? 'list.foundInPart' : 'list.foundInAll', {
                read: search.rows.length,
                counted: search.counted,
              })}
          </Typography>
        </form>
      </search>
      {search.step === 'failed' && (
        <RetryNotice
          what={translate('list.failed')}
          error={search.error}
          onRetry={() => void find(search.words)}
        />
      )}
    </>
  );
}
