import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useInView } from '../../kit/useInView';
import { type Counted, useCounts } from '../../ui/counts/useCounts';
import { ChartCard } from './ChartCard';
import { FigureFailed } from './FigureFailed';
import { useCountText } from './useCountText';

interface Bar extends Counted {
  readonly label: string;
  /** The label below the bar, if it is another. */
  readonly short?: string;
  /** Where the counted rows are. */
  readonly to: string;
}

interface CountsChartProps {
  readonly title: string;
  /** Whose figure it is, in words. */
  readonly of?: string;
  /** What the bars are, in words. */
  readonly head: string;
  readonly choice?: ReactNode;
  readonly bars: readonly Bar[];
}

/** Counts of rows as bars. What can't be counted is missing from the chart, which says so. */
export function CountsChart({ title, of, head, choice, bars }: CountsChartProps) {
  const translate = useTranslate();
  const countText = useCountText();
  const { ref, isInView } = useInView<HTMLElement>();
  const { states, isLoading, retry } = useCounts(bars, isInView);
  const texts = states.map(({ count }) => (count ? countText(count) : translate('home.unknown')));
  const failures = states.filter(({ count, error }) => !count && error);
  const failed = failures[0] && (
    <FigureFailed
      error={failures[0].error}
      missing={failures.length < bars.length ? failures.length : undefined}
      onRetry={retry}
    />
  );
  return (
    <ChartCard
      ref={ref}
      title={title}
      of={of}
      choice={choice}
      isLoading={isLoading}
      failed={failed}
      isMissing={failures.length === bars.length}
      heads={[head, translate('home.unit')]}
      note={states.some(({ count }) => count?.isMore) ? translate('home.minimum') : undefined}
      series={[
        { name: translate('home.unit'), values: states.map(({ count }) => count?.count ?? null), texts },
      ]}
      rows={bars.map(({ label, short, to }, index) => ({ label, short, to, cells: [texts[index] ?? ''] }))}
    />
  );
}
