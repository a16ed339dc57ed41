import { type ComponentProps, type ReactNode, useState } from 'react';
import { ListBase } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import { PAGE_SIZES } from '../../api/listCall';
import { PERSONAL } from '../../auth/menu';
import { BackLink } from '../../kit/BackLink';
import { useConsole } from '../../kit/ConsoleContext';
import { lentTable, useTableKey } from '../../kit/columns';
import { Deferred } from '../../kit/Deferred';
import { LOOK, ROW, withPageSize } from '../../kit/listQuery';
import { useListOfPage, useReturnedRow } from '../../kit/PageContext';
import { PageHeading } from '../../kit/PageHeading';
import { WhenSettled } from '../../kit/WhenSettled';
import { lazyChunk } from '../../lazyChunk';
import type { Params } from '../../model/calls';
import { isSelectable } from '../../schema/listRows';
import type { AnyResource, AnyRow } from '../../schema/resource';
import { hasClaims } from '../claims/hasClaims';
import { ListActions } from './ListActions';
import { ListPages } from './ListPages';
import { ListState } from './ListState';
import { ListToolbar } from './ListToolbar';
import { useRememberedQuery } from './lastQuery';
import { laterAtFirst } from './laterAtFirst';
import styles from './list.module.css';
import { QueryBar } from './QueryBar';
import { RowsTable } from './RowsTable';
import { useRowsOptions } from './rowsOptions';

const SearchHere = lazyChunk(() => import('./SearchHere'));
const SelectionBar = lazyChunk(() => import('../actions/SelectionBar'));
const ListClaims = lazyChunk(() => import('../claims/ListClaims'));
const FoundRows = lazyChunk(() => import('./FoundRows'));
const FilterTabs = lazyChunk(() => import('./FilterTabs'));
const LentLook = lazyChunk(() => import('./LentLook'));
const NewRows = lazyChunk(() => import('./NewRows'));
const SplitView = lazyChunk(() => import('../split/SplitView'));
/** Rows that are in the browser are sorted by any column. */
const ANY: readonly string[] = [];
type Read = Parameters<ComponentProps<typeof SearchHere>['onRead']>[0];

interface ListPageProps {
  readonly resource: AnyResource;
  /** The page's own parameters, such as an id from its route. */
  readonly params?: Params;
  /** Shown below the heading. */
  readonly head?: ReactNode;
}

/** A declared list: its heading and actions, query bar, rows and pages. */
export default function ListPage(props: ListPageProps) {
  const { search } = useLocation();
  const offered = withPageSize(search);
  if (offered !== search) return <Navigate to={{ search: offered }} replace />;
  if (new URLSearchParams(search).has(LOOK)) {
    return (
      <Deferred>
        <LentLook resource={props.resource} />
      </Deferred>
    );
  }
  // Keyed, so that rows of one list never appear in another.
  return <DeclaredList key={JSON.stringify([props.resource.name, props.params])} {...props} />;
}

function DeclaredList({ resource, params, head }: ListPageProps) {
  const returned = useReturnedRow();
  const hasList = useListOfPage() !== PERSONAL;
  useRememberedQuery();
  const queryOptions = useRowsOptions(params);
  const { list } = resource.definition;
  const isClaimed = hasClaims(useConsole()) && list?.queues !== undefined;
  const isLent = useTableKey(resource.name) === lentTable(resource.name);
  const isSplit = new URLSearchParams(useLocation().search).has(ROW);
  const [read, setRead] = useState<Read>();
  const rows = (found?: readonly AnyRow[]) => (
    <>
      <ListToolbar resource={resource} params={params} found={found} />
      <ListState>
        <RowsTable resource={resource} returned={returned} sorts={found ? ANY : list?.sort?.by} />
      </ListState>
      {isSelectable(list) && (
        <Deferred>
          <SelectionBar resource={resource} params={params} />
        </Deferred>
      )}
      {(list?.limit !== 'none' || found) && <ListPages />}
    </>
  );
  return (
    <ListBase
      resource={resource.name}
      perPage={PAGE_SIZES[0]}
      exporter={false}
      disableAuthentication
      queryOptions={queryOptions}
      // Only the url holds the query: the store would restore it after Back has left it, and it may be personal.
      storeKey={false}
    >
      <PageHeading title={`resources.${resource.name}.name`}>
        <ListActions resource={resource} params={params} />
        {params && hasList && <BackLink />}
      </PageHeading>
      {head}
      <QueryBar resource={resource} />
      {isClaimed && (
        <WhenSettled>
          <ListClaims resource={resource} />
        </WhenSettled>
      )}
      <div className={styles.around}>
        <div className={styles.panel}>
          {isLent && (
            <Deferred quiet>
              <LentLook resource={resource} />
            </Deferred>
          )}
          {list?.searchHere && (
            // Its room while it loads.
            <div style={{ minHeight: 56 }}>
              <Deferred>
                <SearchHere resource={resource} params={params} onRead={setRead} />
              </Deferred>
            </div>
          )}
          {read ? (
            <Deferred>
              <FoundRows key={read.words} resource={resource} search={read} onClear={read.clear}>
                {rows}
              </FoundRows>
            </Deferred>
          ) : (
            <>
              {list?.tabs && (
                <div className={styles.tabs}>
                  <WhenSettled after={laterAtFirst(FilterTabs)}>
                    <FilterTabs resource={resource} params={params} />
                  </WhenSettled>
                </div>
              )}
              <WhenSettled>
                <NewRows resource={resource} params={params} />
              </WhenSettled>
              {rows()}
            </>
          )}
        </div>
        <WhenSettled after={isSplit ? 0 : laterAtFirst(SplitView)}>
          <SplitView resource={resource} />
        </WhenSettled>
      </div>
    </ListBase>
  );
}
