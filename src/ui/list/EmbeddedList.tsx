import { use, useState } from 'react';
import { ListBase } from 'react-admin';
import { useConsole } from '../../kit/ConsoleContext';
import type { Params } from '../../model/calls';
import { ListPages } from './ListPages';
import { ListState } from './ListState';
import { RowsTable } from './RowsTable';
import { firstPage, useRowsOptions } from './rowsOptions';

interface EmbeddedListProps {
  /** The name of a resource that declares a list. */
  readonly name: string;
  /** Parameters from its surroundings, such as whose rows these are. */
  readonly params: Params;
}

/**
 * A declared list inside a page or a dialog: with pagination, but without query bar and url.
 * @example <EmbeddedList name="desk/loans" params={{ tool: row.id }} />
 */
export function EmbeddedList(props: EmbeddedListProps) {
  return <EmbeddedRows key={JSON.stringify(props)} {...props} />;
}

/** Another part of the page may read the same rows, and be there a little earlier: they are asked for once. In ms. */
const TOGETHER = 5_000;

function EmbeddedRows({ name, params }: EmbeddedListProps) {
  const resource = use(useConsole().load(name));
  const paged = resource.definition.list?.limit !== 'none';
  const [{ pagination, sort }] = useState(() => firstPage(params));
  return (
    <ListBase
      resource={name}
      perPage={pagination.perPage}
      sort={sort}
      queryOptions={{ ...useRowsOptions(params), staleTime: TOGETHER }}
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
