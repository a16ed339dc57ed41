import usePagination, { type UsePaginationItem } from '@mui/material/usePagination';
import { useListPaginationContext, useResourceContext, useTranslate } from 'react-admin';
import { PAGE_SIZES } from '../../api/listCall';
import styles from './ListPages.module.css';
import { useTakenSize } from './useTakenSize';

interface ListPagesProps {
  /** The page sizes to choose from. */
  readonly sizes?: readonly number[];
}

/**
 * The pagination of a list, once it is known that there are rows; announces which rows are shown. Plain elements:
 * react-admin's `Pagination` takes forty styled components, a quarter of a switch between lists.
 * @example <ListPages sizes={[10, 50]} />
 */
export function ListPages({ sizes = PAGE_SIZES }: ListPagesProps) {
  const translate = useTranslate();
  const { total, hasNextPage, page, perPage, setPerPage } = useListPaginationContext();
  useTakenSize();
  const last = total === undefined ? undefined : Math.ceil(total / perPage);
  const isThere = last === undefined ? hasNextPage : page <= last;
  if (!isThere || page < 1) return null;
  const range = last === undefined ? 'partial_page_range_info' : 'page_range_info';
  return (
    <div className={styles.pages}>
      {sizes.length > 0 && (
        <label>
          {translate('ra.navigation.page_rows_per_page')}
          <span className={styles.size}>
            <select value={perPage} onChange={({ target }) => setPerPage(Number(target.value))}>
              {(sizes.includes(perPage) ? sizes : [...sizes, perPage]).map((size) => (
                <option key={size}>{size}</option>
              ))}
            </select>
            <Icon path="m7 10 5 5 5-5z" />
          </span>
        </label>
      )}
      <p role="status">
        {translate(`ra.navigation.${range}`, {
          offsetBegin: (page - 1) * perPage + 1,
          offsetEnd: last === page ? total : page * perPage,
          total,
        })}
      </p>
      {last !== 1 && <PageButtons last={last} />}
    </div>
  );
}

interface PageButtonsProps {
  /** The last page, if it is known; if not, there is a next one. */
  readonly last: number | undefined;
}

function PageButtons({ last }: PageButtonsProps) {
  const translate = useTranslate();
  const { page, setPage } = useListPaginationContext();
  const { items } = usePagination({ count: last ?? page + 1, page, onChange: (_, next) => setPage(next) });
  const list = translate(`resources.${useResourceContext()}.name`);
  const shown = last === undefined ? items.filter(({ type }) => type in ARROWS) : items;
  return (
    <nav aria-label={translate('list.pages', { list })}>
      <ul>
        {[...shown.entries()].map(([place, item]) => (
          // By place, so that a pressed button keeps the focus while the numbers move on.
          <li key={place}>{item.type.endsWith('ellipsis') ? '…' : <PageButton {...item} />}</li>
        ))}
      </ul>
    </nav>
  );
}

/** The arrows of Material's icons. */
const ARROWS: Partial<Record<UsePaginationItem['type'], string>> = {
  previous: 'M15.41 7.41 14 6l-6 6 6 6 1.41-1.41L10.83 12z',
  next: 'M10 6 8.59 7.41 13.17 12l-4.58 4.59L10 18l6-6z',
};

function PageButton({ type, page, selected, disabled, onClick }: UsePaginationItem) {
  const translate = useTranslate();
  const arrow = ARROWS[type];
  return (
    <button
      type="button"
      aria-label={translate(`ra.navigation.${selected ? 'current_page' : type}`, { page })}
      aria-current={selected ? 'page' : undefined}
      disabled={disabled}
      onClick={onClick}
    >
      {arrow ? <Icon path={arrow} /> : page}
    </button>
  );
}

const Icon = ({ path }: { readonly path: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);
