import { useTranslate } from 'react-admin';
import { withFilters } from '../../kit/listQuery';
import type { CountFigure } from '../../schema/figures';
import { CountsChart } from './CountsChart';
import type { NamedFigure } from './namedFigure';

interface AmongChartProps {
  readonly among: string;
  readonly counts: readonly NamedFigure<CountFigure>[];
}

/** The numbers of several lists, with a bar for each list. */
export function AmongChart({ among, counts }: AmongChartProps) {
  const translate = useTranslate();
  return (
    <CountsChart
      title={translate(`home.among.${among}`)}
      head={translate('home.name')}
      bars={counts.map(({ resource, figure: { count: filter } }) => ({
        resource,
        filter,
        label: translate(`resources.${resource.name}.name`),
        to: withFilters(`/${resource.name}`, filter),
      }))}
    />
  );
}
