import { Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Deferred } from '../../kit/Deferred';
import { lazyChunk } from '../../lazyChunk';
import styles from './list.module.css';
import { keepFocus } from './listFocus';

// Loaded only where a server matches the spellings of a state one by one.
const SpellingsNote = lazyChunk(() => import('./SpellingsNote'));

export const ListFailed = lazyChunk(() => import('./ListFailed'));

/**
 * The states of a list, each with its own look: loading, refreshing, failed, empty, and no matches.
 * @example <ListState><RowsTable resource={resource} /></ListState>
 */
export function ListState({ children }: { children: ReactNode }) {
  const { data, error, isPending, isFetching, total, meta } = useListContext();
  const hasRows = isPending || (data && total !== 0);
  return (
    <div ref={keepFocus} tabIndex={-1} aria-busy={isFetching} style={isPending ? waiting : undefined}>
      {error && (
        <Deferred>
          <ListFailed error={error} />
        </Deferred>
      )}
      {(meta?.parts || meta?.left) && (
        <Deferred>
          <SpellingsNote {...meta} />
        </Deferred>
      )}
      {/* Placeholder rows can't be focused or read. */}
      {hasRows && (
        <div className={isFetching && !isPending ? styles.older : styles.rows} inert={isPending}>
          {children}
        </div>
      )}
      {/* Rendered even when empty: a live region isn't announced if it appears together with its text. */}
      <div role="status">{!hasRows && !error && <Empty />}</div>
    </div>
  );
}

function Empty() {
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const filtered = Object.keys(filterValues).length > 0;
  return (
    <div className={styles.empty}>
      <Typography>{translate(filtered ? 'list.noMatch' : 'list.empty')}</Typography>
      {filtered && (
        <>
          <Typography variant="body2" color="text.secondary">
            {translate('list.noMatchHint')}
          </Typography>
          <Button variant="outlined" onClick={() => setFilters({}, undefined, false)}>
            {translate('list.reset')}
          </Button>
        </>
      )}
    </div>
  );
}

const waiting = { minHeight: 'var(--waiting, 320px)' };
