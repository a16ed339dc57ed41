import { ListBase } from 'ra-core';
import { use, useState } from 'react';
import type { Params } from '@/schema/calls';
import { PAGE_SIZES } from '../../api/listCall';
import { useConsole } from '../ConsoleContext';
import { ListPages } from './ListPages';
import { ListState } from './ListState';
import { RowsTable } from './RowsTable';
import { useRowsOptions } from './rowsOptions';

/** How the first page of such a list is asked for: what is asked for so elsewhere on its page is asked for once. */
export const embeddedQuery = (params: Params) => ({
  pagination: { page: 1, perPage: PAGE_SIZES[0] },
  sort: { field: 'id', order: 'ASC' as const },
  filter: {},
  meta: { list: true, params },
});

interface EmbeddedListProps {
  /** The name of a resource that declares a list. */
  readonly name: string;
  /** Parameters of the place it stands in, such as whose rows these are. */
  readonly params: Params;
}

/** A declared list within a page or a dialog: rows and pages, without a query bar and without the url. */
export function EmbeddedList(props: EmbeddedListProps) {
  return <EmbeddedRows key={JSON.stringify(props)} {...props} />;
}

function EmbeddedRows({ name, params }: EmbeddedListProps) {
  const resource = use(useConsole().load(name));
  const paged = resource.definition.list?.limit !== 'none';
  const [{ pagination, sort }] = useState(() => embeddedQuery(params));
  return (
    <ListBase
      resource={name}
      perPage={pagination.perPage}
      sort={sort}
      queryOptions={useRowsOptions(params)}
      disableSyncWithLocation
      disableAuthentication
      storeKey={false}
      exporter={false}
    >
      <ListState>
        <RowsTable resource={resource} />
      </ListState>
      {paged && <ListPages sizes={[]} />}
    </ListBase>
  );
}
