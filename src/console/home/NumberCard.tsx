import { Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { withFilters } from '../../kit/listQuery';
import { ToneLabel } from '../../kit/ToneLabel';
import { useInView } from '../../kit/useInView';
import type { CountFigure } from '../../schema/figures';
import { useCounts } from '../../ui/counts/useCounts';
import { FigureFailed } from './FigureFailed';
import styles from './home.module.css';
import type { NamedFigure } from './namedFigure';
import { useCountText } from './useCountText';

/** A number of rows, which leads to them. */
export function NumberCard({ resource, name, figure: { count: filter, tone } }: NamedFigure<CountFigure>) {
  const translate = useTranslate();
  const countText = useCountText();
  const { ref, isInView } = useInView<HTMLLIElement>();
  const { states, isLoading, retry } = useCounts([{ resource, filter }], isInView);
  const { count, error } = states[0] ?? {};
  return (
    <li ref={ref} className={styles.card} aria-busy={isLoading}>
      <h3>
        <span>{translate(`resources.${resource.name}.name`)}</span>{' '}
        {translate(`resources.${resource.name}.figures.${name}`)}
      </h3>
      {count && (
        <p className={styles.number}>
          <Link to={withFilters(`/${resource.name}`, filter)}>
            <ToneLabel tone={count.count > 0 ? tone : undefined} words={countText(count)} />
          </Link>
        </p>
      )}
      {!count && error !== undefined && error !== null && <FigureFailed error={error} onRetry={retry} />}
      {!count && isLoading && <Skeleton variant="rounded" width={72} height={36} />}
    </li>
  );
}
