import { useTranslate } from 'react-admin';
import { withFilters } from '../../kit/listQuery';
import type { ValuesFigure } from '../../schema/figures';
import { enumOf } from '../../schema/inputs';
import { CountsChart } from './CountsChart';
import type { NamedFigure } from './namedFigure';

/** How many rows have each value of a filter. */
export function ValuesChart({ resource, name, figure: { by, where } }: NamedFigure<ValuesFigure>) {
  const translate = useTranslate();
  const input = resource.definition.list?.filters?.[by];
  const of = input && enumOf(input);
  if (!of) return null;
  return (
    <CountsChart
      title={translate(`resources.${resource.name}.figures.${name}`)}
      of={translate(`resources.${resource.name}.name`)}
      head={translate(`resources.${resource.name}.filters.${by}`)}
      bars={of.values.map((value) => {
        const filter = { ...where, [by]: value };
        return {
          resource,
          filter,
          label: translate(`enums.${of.name}.${value}`),
          to: withFilters(`/${resource.name}`, filter),
        };
      })}
    />
  );
}
