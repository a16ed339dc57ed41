import { Button, Skeleton } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Deferred } from '../../kit/Deferred';
import { lazyChunk } from '../../lazyChunk';
import { ChartTable } from './ChartTable';
import type { ChartRow, Series } from './chart';
import styles from './home.module.css';

const BarsChart = lazyChunk(() => import('./BarsChart'));

interface ChartCardProps {
  readonly ref: Ref<HTMLElement>;
  readonly title: string;
  /** Whose figure it is, in words. */
  readonly of?: string | undefined;
  readonly choice?: ReactNode;
  readonly isLoading: boolean;
  readonly failed?: ReactNode;
  /** Whether nothing is known. */
  readonly isMissing: boolean;
  /** The heads of the table's columns. */
  readonly heads: readonly string[];
  readonly note?: string | undefined;
  readonly series: readonly Series[];
  readonly rows: readonly ChartRow[];
}

/** A chart with its table: drawn for eyes, with the table for screen readers; or the table for all, whose rows lead to lists. */
export function ChartCard({
  ref,
  title,
  of,
  choice,
  isLoading,
  failed,
  isMissing,
  ...given
}: ChartCardProps) {
  const translate = useTranslate();
  const id = useId();
  const [isTable, setTable] = useState(false);
  const { heads, note, series, rows } = given;
  const isEmpty = series.every(({ values }) => values.every((value) => value === 0));
  return (
    <section ref={ref} aria-labelledby={id} aria-busy={isLoading} className={styles.chart}>
      <header>
        <h3 id={id}>
          {of && <span>{of}</span>} {title}
        </h3>
        <div className={styles.tools}>
          {choice}
          <Button aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            {translate('home.table')}
          </Button>
        </div>
      </header>
      <div className={styles.drawing}>
        {isLoading ? (
          <Skeleton variant="rounded" height="100%" />
        ) : (
          <>
            {failed}
            {!isMissing && (
              <>
                {isEmpty && !isTable && <p className={styles.nothing}>{translate('home.empty')}</p>}
                {!isEmpty && !isTable && (
                  <div aria-hidden className={styles.bars}>
                    <Deferred fallback={<Skeleton variant="rounded" height="100%" />}>
                      <BarsChart series={series} rows={rows} />
                    </Deferred>
                  </div>
                )}
                <div
                  style={isTable ? undefined : visuallyHidden}
                  className={isTable ? styles.table : undefined}
                >
                  <ChartTable label={title} heads={heads} rows={rows} isLinked={isTable} />
                </div>
                {note && <p className={styles.note}>{note}</p>}
              </>
            )}
          </>
        )}
      </div>
    </section>
  );
}
