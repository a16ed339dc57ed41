import { Button, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { AgeLabel } from '../../kit/AgeLabel';
import { useConsole } from '../../kit/ConsoleContext';
import { PENDING, type WorkedQueue } from '../../kit/queuePath';
import { useInView } from '../../kit/useInView';
import { MINUTE } from '../../kit/useIsFocused';
import type { AnyResource } from '../../schema/resource';
import { useAsked } from '../../ui/counts/useAsked';
import { countQueue, oldestOf } from '../pending/countQueue';
import { FigureFailed } from './FigureFailed';
import styles from './home.module.css';
import { useCountText } from './useCountText';

interface WaitingCardProps {
  readonly queue: WorkedQueue;
  readonly resource: AnyResource;
}

/** How many records wait in a queue, how long the oldest has, and the way to its workbench. */
export function WaitingCard({ queue: { list, queue, path }, resource }: WaitingCardProps) {
  const translate = useTranslate();
  const countText = useCountText();
  const { ref, isInView } = useInView<HTMLLIElement>();
  const { waiting, error, oldest, retry } = useWaiting({ list, queue, resource }, isInView);
  const age = resource.definition.list?.queues?.[queue]?.age;
  return (
    <li ref={ref} className={`${styles.card} ${styles.waiting}`} aria-busy={!waiting && !error}>
      <h3>
        <span>{translate(`resources.${list}.name`)}</span> {translate(`resources.${list}.queues.${queue}`)}
      </h3>
      {!waiting ? (
        !error && <Skeleton variant="rounded" width={72} height={36} />
      ) : waiting.count === 0 ? (
        <p className={styles.nothing}>{translate('home.nothing')}</p>
      ) : (
        <>
          <p className={styles.number}>{countText(waiting)}</p>
          <p className={styles.note}>
            {age && oldest && (
              <>
                {translate('home.oldest')} <AgeLabel age={age} row={oldest} />
              </>
            )}
          </p>
          <Button component={Link} to={path} variant="outlined">
            {translate('home.begin')}
          </Button>
        </>
      )}
      {/* Also beside a number that is older, then. */}
      {error && <FigureFailed error={error} onRetry={retry} />}
    </li>
  );
}

/** The count that the menu's badge has, too, and the record that has waited longest: by the first page and the last. */
function useWaiting(
  { list, queue, resource }: Pick<WorkedQueue, 'list' | 'queue'> & { readonly resource: AnyResource },
  isInView: boolean,
) {
  const { load, clock } = useConsole();
  const dataProvider = useDataProvider();
  const { isAsked, ask } = useAsked();
  const count = (page?: number) =>
    countQueue({ list, queue, page, isAsked: isAsked() }, { load, clock, dataProvider });
  const counted = useQuery({
    queryKey: [PENDING, list, queue],
    queryFn: () => count(),
    enabled: isInView,
    staleTime: MINUTE,
    refetchInterval: MINUTE,
  });
  const last = counted.data?.last;
  const further = useQuery({
    queryKey: [PENDING, list, queue, last],
    queryFn: () => count(last),
    enabled: isInView && last !== undefined,
    staleTime: MINUTE,
    // As often as the count: a record that was decided is no longer the oldest.
    refetchInterval: MINUTE,
  });
  const age = resource.definition.list?.queues?.[queue]?.age;
  const read = [counted.data?.oldest, further.data?.oldest].filter((row) => row !== undefined);
  // Of a queue that was read in part, the oldest isn't known.
  const isKnown = counted.data?.isMore === false && (last === undefined || further.data !== undefined);
  const failed = [counted, further].filter(({ isError }) => isError);
  return {
    waiting: counted.data,
    error: failed[0]?.error,
    oldest: age && isKnown ? oldestOf(read, age, clock) : undefined,
    retry: () => ask(failed.map(({ refetch }) => refetch)),
  };
}
