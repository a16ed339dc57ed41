import { useTranslate } from 'react-admin';
import type { CountFigure } from '../../schema/figures';
import type { AnyResource } from '../../schema/resource';
import { AmongChart } from './AmongChart';
import { DaysChart } from './DaysChart';
import styles from './home.module.css';
import { NumberCard } from './NumberCard';
import type { NamedFigure } from './namedFigure';
import { RowsChart } from './RowsChart';
import { ValuesChart } from './ValuesChart';

/** The figures of some lists: numbers first, then charts. */
export function FigureCards({ resources }: { readonly resources: readonly AnyResource[] }) {
  const translate = useTranslate();
  const figures = resources.flatMap((resource) =>
    Object.entries(resource.definition.list?.figures ?? {}).map(([name, figure]) => ({
      resource,
      name,
      figure,
    })),
  );
  const numbers = figures.filter(isCount).filter(({ figure }) => figure.among === undefined);
  const charts = figures.flatMap(chartOf(figures.filter(isCount)));
  if (figures.length === 0) return null;
  return (
    <section aria-labelledby="home-figures" className={styles.part}>
      <h2 id="home-figures">{translate('home.figures')}</h2>
      {numbers.length > 0 && (
        <ul className={styles.cards}>
          {numbers.map((each) => (
            <NumberCard key={`${each.resource.name} ${each.name}`} {...each} />
          ))}
        </ul>
      )}
      {charts.length > 0 && <div className={styles.charts}>{charts}</div>}
    </section>
  );
}

const isCount = (each: NamedFigure): each is NamedFigure<CountFigure> => 'count' in each.figure;

/** The chart of a figure; of numbers that are drawn together, where the first of them is. */
const chartOf =
  (counts: readonly NamedFigure<CountFigure>[]) =>
  ({ resource, name, figure }: NamedFigure) => {
    const key = `${resource.name} ${name}`;
    if ('by' in figure) return <ValuesChart key={key} resource={resource} name={name} figure={figure} />;
    if ('byDay' in figure) return <DaysChart key={key} resource={resource} name={name} figure={figure} />;
    if ('draws' in figure) return <RowsChart key={key} resource={resource} name={name} figure={figure} />;
    const together = counts.filter((each) => each.figure.among === figure.among);
    const isFirst = together[0]?.resource === resource && together[0].name === name;
    return figure.among !== undefined && isFirst ? (
      <AmongChart key={key} among={figure.among} counts={together} />
    ) : (
      []
    );
  };
