import { type ComponentProps, type ReactNode, useState } from 'react';
import { ListBase } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import { PAGE_SIZES } from '../../api/listCall';
import { PERSONAL } from '../../auth/menu';
import { BackLink } from '../../kit/BackLink';
import { Deferred } from '../../kit/Deferred';
import { useListOfPage, useReturnedRow } from '../../kit/PageContext';
import { PageHeading } from '../../kit/PageHeading';
import { lazyChunk } from '../../lazyChunk';
import type { Params } from '../../model/calls';
import type { AnyResource, AnyRow } from '../../schema/resource';
import { SelectionActions } from '../actions/SelectionActions';
import { ListActions } from './ListActions';
import { ListPages } from './ListPages';
import { ListState } from './ListState';
import { ListToolbar } from './ListToolbar';
import { useRememberedQuery } from './lastQuery';
import styles from './list.module.css';
import { withOfferedSize } from './listQuery';
import { QueryBar } from './QueryBar';
import { RowsTable } from './RowsTable';
import { useRowsOptions } from './rowsOptions';

const SearchHere = lazyChunk(() => import('./SearchHere'));
const FoundRows = lazyChunk(() => import('./FoundRows'));
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
  const offered = withOfferedSize(search);
  if (offered !== search) return <Navigate to={{ search: offered }} replace />;
  // Keyed, so that rows of one list never appear in another.
  return <DeclaredList key={JSON.stringify([props.resource.name, props.params])} {...props} />;
}

function DeclaredList({ resource, params, head }: ListPageProps) {
  const returned = useReturnedRow();
  const hasList = useListOfPage() !== PERSONAL;
  useRememberedQuery();
  const queryOptions = useRowsOptions(params);
  const { list } = resource.definition;
  const [read, setRead] = useState<Read>();
  const rows = (found?: readonly AnyRow[]) => (
    <>
      <ListToolbar resource={resource} params={params} found={found} />
      <ListState>
        <RowsTable resource={resource} returned={returned} />
      </ListState>
      {list?.selection && <SelectionActions resource={resource} />}
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
      <div className={styles.panel}>
        {list?.searchHere && (
          <Deferred>
            <SearchHere resource={resource} params={params} onRead={setRead} />
          </Deferred>
        )}
        {read ? (
          <Deferred>
            <FoundRows key={read.words} resource={resource} search={read} onClear={read.clear}>
              {rows}
            </FoundRows>
          </Deferred>
        ) : (
          rows()
        )}
      </div>
    </ListBase>
  );
}
