import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useConsole } from '../../kit/ConsoleContext';
import { withFilters } from '../../kit/listQuery';
import type { DaysFigure } from '../../schema/figures';
import { CountsChart } from './CountsChart';
import { DaysChoice, lastDays } from './DaysChoice';
import type { NamedFigure } from './namedFigure';

/** How many rows are of each of the last days. */
export function DaysChart({ resource, name, figure: { byDay, where } }: NamedFigure<DaysFigure>) {
  const translate = useTranslate();
  const { clock } = useConsole();
  const [days, setDays] = useState(7);
  return (
    <CountsChart
      title={translate(`resources.${resource.name}.figures.${name}`)}
      of={translate(`resources.${resource.name}.name`)}
      head={translate(`resources.${resource.name}.filters.${byDay}`)}
      choice={<DaysChoice days={days} onChange={setDays} />}
      bars={lastDays(days, clock).map((day) => {
        const filter = { ...where, [byDay]: { start: day, end: day } };
        return {
          resource,
          filter,
          label: day,
          short: day.slice(5),
          to: withFilters(`/${resource.name}`, filter),
        };
      })}
    />
  );
}
