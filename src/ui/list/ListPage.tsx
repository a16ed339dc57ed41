import { ListBase } from 'ra-core';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { Params } from '@/schema/calls';
import type { AnyResource } from '@/schema/resource';
import { PAGE_SIZES } from '../../api/listCall';
import { SelectionActions } from '../actions/SelectionActions';
import { BackLink } from '../BackLink';
import { useReturnedRow } from '../PageContext';
import { PageHeading } from '../PageHeading';
import { ListActions } from './ListActions';
import { ListPages } from './ListPages';
import { ListState } from './ListState';
import { ListToolbar } from './ListToolbar';
import styles from './list.module.css';
import { withOfferedSize } from './listQuery';
import { QueryBar } from './QueryBar';
import { RowsTable } from './RowsTable';
import { useRowsOptions } from './rowsOptions';

interface ListPageProps {
  readonly resource: AnyResource;
  /** Parameters of the page itself, such as an id out of its route. */
  readonly params?: Params;
  /** What stands under the heading. */
  readonly head?: ReactNode;
}

/** A declared list: its heading and actions, query bar, rows and pages. */
export default function ListPage(props: ListPageProps) {
  const { search } = useLocation();
  const offered = withOfferedSize(search);
  if (offered !== search) return <Navigate to={{ search: offered }} replace />;
  // Rows of one list never stand in for those of another.
  return <DeclaredList key={JSON.stringify([props.resource.name, props.params])} {...props} />;
}

function DeclaredList({ resource, params, head }: ListPageProps) {
  const returned = useReturnedRow();
  const queryOptions = useRowsOptions(params);
  return (
    <ListBase
      resource={resource.name}
      perPage={PAGE_SIZES[0]}
      exporter={false}
      disableAuthentication
      queryOptions={queryOptions}
      // The url alone keeps a query: the store would bring it back where going back has left it, and it may be personal.
      storeKey={false}
    >
      <PageHeading title={`resources.${resource.name}.name`}>
        <ListActions resource={resource} params={params} />
        {params && <BackLink />}
      </PageHeading>
      {head}
      <QueryBar resource={resource} />
      <div className={styles.panel}>
        <ListToolbar resource={resource} params={params} />
        <ListState>
          <RowsTable resource={resource} returned={returned} />
        </ListState>
        {resource.definition.list?.selection && <SelectionActions resource={resource} />}
        {resource.definition.list?.limit !== 'none' && <ListPages />}
      </div>
    </ListBase>
  );
}
