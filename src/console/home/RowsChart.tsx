import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { fiveOfSix } from '../../kit/atMost';
import { useConsole } from '../../kit/ConsoleContext';
import { formatValue } from '../../kit/format';
import { useInView } from '../../kit/useInView';
import { MINUTE } from '../../kit/useIsFocused';
import type { RowsFigure } from '../../schema/figures';
import type { AnyRow } from '../../schema/resource';
import { useAsked } from '../../ui/counts/useAsked';
import { FIGURE } from '../../ui/counts/useCounts';
import { ChartCard } from './ChartCard';
import { DaysChoice, lastDays } from './DaysChoice';
import { FigureFailed } from './FigureFailed';
import type { NamedFigure } from './namedFigure';

/** The rows of a list, drawn by their numbers; its columns are the chart's table. */
export function RowsChart({ resource, name, figure }: NamedFigure<RowsFigure<AnyRow>>) {
  const translate = useTranslate();
  const { ref, isInView } = useInView<HTMLElement>();
  const [days, setDays] = useState(7);
  const { data: rows = [], error, isPending, retry } = useRows({ resource, name, figure }, days, isInView);
  const { record, definition } = resource;
  const columns = (definition.list?.columns ?? []).map((column) =>
    typeof column === 'string' ? column : column.field,
  );
  const others = columns.filter((column) => column !== figure.along);
  const nameOf = (field: string) => translate(`resources.${resource.name}.fields.${field}`);
  const textOf = (field: string, row: AnyRow) => {
    const declared = record[field];
    return declared ? formatValue(declared, row[field], translate) : '';
  };
  return (
    <ChartCard
      ref={ref}
      title={translate(`resources.${resource.name}.figures.${name}`)}
      of={translate(`resources.${resource.name}.name`)}
      choice={figure.within && <DaysChoice days={days} onChange={setDays} />}
      isLoading={isPending}
      failed={error && <FigureFailed error={error} onRetry={retry} />}
      isMissing={error !== null}
      heads={[figure.along, ...others].map(nameOf)}
      series={figure.draws.map((field) => ({
        name: nameOf(field),
        values: rows.map((row) => (typeof row[field] === 'number' ? row[field] : null)),
        texts: rows.map((row) => textOf(field, row)),
      }))}
      rows={rows.map((row) => ({
        label: textOf(figure.along, row),
        short: figure.within && textOf(figure.along, row).slice(5),
        cells: others.map((field) => textOf(field, row)),
      }))}
    />
  );
}

function useRows(
  { resource, figure: { within } }: NamedFigure<RowsFigure<AnyRow>>,
  days: number,
  isInView: boolean,
) {
  const dataProvider = useDataProvider();
  const { isAsked, ask } = useAsked();
  const { clock } = useConsole();
  const last = lastDays(days, clock);
  const filter = within ? { [within]: { start: last[0], end: last.at(-1) } } : {};
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: [FIGURE, 'rows', resource.name, filter],
    queryFn: ({ signal }) =>
      fiveOfSix(
        () =>
          dataProvider.getList<AnyRow>(resource.name, {
            filter,
            meta: { background: !isAsked() },
            signal,
          }),
        signal,
      ),
    enabled: isInView,
    staleTime: MINUTE,
  });
  return {
    data: data?.data,
    error: isFetching ? null : error,
    isPending: isPending && !(error && !isFetching),
    retry: () => ask([refetch]),
  };
}
