import { useLayoutEffect, useRef } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { formatNumber } from '../../kinds/fields/numberField';
import { useConsole } from '../../kit/ConsoleContext';
import { useInView } from '../../kit/useInView';
import { useSettled } from '../../kit/WhenSettled';
import type { Params } from '../../model/calls';
import { enumOf, parseInputs } from '../../schema/inputs';
import type { AnyResource } from '../../schema/resource';
import styles from './FilterTabs.module.css';
import { useTabCounts } from './useTabCounts';

interface FilterTabsProps {
  readonly resource: AnyResource;
  readonly params?: Params;
}

/** So long after the last answer, in ms, the tabs are counted. */
const SETTLED = 500;

/**
 * The values of a filter as tabs above a list, each with how many rows it has beside the other filters. They are links, which set
 * the filter in the address.
 */
export default function FilterTabs({ resource, params }: FilterTabsProps) {
  const { name, definition } = resource;
  const { filters = {}, tabs = '' } = definition.list ?? {};
  const { filterValues } = useListContext();
  const { [tabs]: current, ...others } = parseInputs(filters, filterValues);
  const values: readonly (string | undefined)[] = [
    undefined,
    ...((filters[tabs] && enumOf(filters[tabs])?.values) ?? []),
  ];
  const filtersOf = (value: string | undefined) =>
    value === undefined ? others : { ...others, [tabs]: value };
  const { ref, isInView } = useInView<HTMLElement>();
  const isSettled = useSettled(SETTLED);
  const place = values.indexOf(typeof current === 'string' ? current : undefined);
  const counts = useTabCounts(
    values.map((value) => ({ resource, params, filter: filtersOf(value) })),
    { place, isAsked: isInView && isSettled },
  );
  const translate = useTranslate();
  const { region } = useConsole();
  const { search } = useLocation();
  const at = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    // Only its own line scrolls, not the page.
    const line = at.current?.closest('nav');
    if (place < 0 || !line || !at.current) return;
    line.scrollLeft = at.current.offsetLeft - (line.clientWidth - at.current.offsetWidth) / 2;
  }, [place]);
  return (
    <nav ref={ref} className={styles.tabs} aria-label={translate(`resources.${name}.filters.${tabs}`)}>
      <ul>
        {values.map((value, index) => (
          <li key={value ?? ''}>
            <Link
              ref={index === place ? at : undefined}
              to={{ search: withFilter(search, filtersOf(value)) }}
              aria-current={index === place ? 'page' : undefined}
            >
              {translate(value === undefined ? 'list.all' : `enums.${enumName(resource)}.${value}`)}
              <span className={styles.count}>
                {counts[index] !== undefined && formatNumber(counts[index], translate, region)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const enumName = ({ definition }: AnyResource): string => {
  const { filters = {}, tabs = '' } = definition.list ?? {};
  return (filters[tabs] && enumOf(filters[tabs])?.name) ?? '';
};

/** A list's query string with these filters, from its first page; its order and page size stay. */
function withFilter(search: string, filters: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  query.set('filter', JSON.stringify(filters));
  return query.toString();
}
