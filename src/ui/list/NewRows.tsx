import { Box, Button } from '@mui/material';
import { focusManager, useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useDataProvider, useListContext, useTranslate } from 'react-admin';
import { PAGE_SIZES } from '../../api/listCall';
import type { Params } from '../../model/calls';
import type { AnyResource } from '../../schema/resource';

/** How often a list is counted at most. */
const MINUTE = 60_000;

interface NewRowsProps {
  readonly resource: AnyResource;
  readonly params?: Params;
}

/**
 * Says how many rows a list has got since it was read, and reads it again when it is pressed: rows never move by themselves. The
 * list's own call counts it, while its first page is in view; a count that isn't known, or fails, says nothing.
 */
export default function NewRows({ resource: { definition }, params }: NewRowsProps) {
  const { refetch, isFetching } = useListContext();
  const translate = useTranslate();
  const count = useNewRows(params, definition.list?.limit !== 'none');
  return (
    <Box role="status" sx={place}>
      {count > 0 && (
        <Button variant="contained" size="small" disabled={isFetching} onClick={() => refetch()}>
          {translate('list.newRows', { smart_count: count })}
        </Button>
      )}
    </Box>
  );
}

/** How many rows the server counts more than were there when the list was read. */
function useNewRows(params: Params | undefined, isPaged: boolean): number {
  const { resource, data, total, page, perPage, filterValues, sort, isFetching, error } = useListContext();
  const dataProvider = useDataProvider();
  const isInView = useSyncExternalStore(subscribe, () => focusManager.isFocused());
  const known =
    !isPaged || isFetching || error || page !== 1 ? undefined : countOf(data?.length ?? 0, total, perPage);
  const [read, setRead] = useState(() => ({ data, at: Date.now() }));
  if (read.data !== data) setRead({ data, at: Date.now() });
  const { data: counted } = useQuery({
    queryKey: ['newRows', resource, params, filterValues, sort, read.at],
    queryFn: async ({ signal }) => {
      const perPage = PAGE_SIZES[0];
      const pagination = { page: 1, perPage };
      const asked = { pagination, filter: filterValues, sort, meta: { params, background: true }, signal };
      const answer = await dataProvider.getList(resource, asked);
      return countOf(answer.data.length, answer.total, perPage) ?? null;
    },
    enabled: isInView && known !== undefined,
    initialData: known ?? null,
    initialDataUpdatedAt: read.at,
    // What makes all answers old has the list read again, which is the same call.
    staleTime: ({ state }) => (state.isInvalidated ? 'static' : MINUTE),
    refetchInterval: MINUTE,
    gcTime: 0,
    retry: false,
  });
  return known === undefined || counted === null ? 0 : counted - known;
}

/** The rows of a list, if its server counts them all: a full page that is no fewer than the count may be followed by more. */
const countOf = (rows: number, total: number | undefined, perPage: number): number | undefined =>
  total !== undefined && (total > rows || rows < perPage) ? total : undefined;

/** From the width of a tablet in the middle of the toolbar, so that the rows stay where they are. */
const place = {
  position: 'relative',
  height: { md: 0 },
  textAlign: 'center',
  '& > button': { mt: { xs: 1, md: 0 }, transform: { md: 'translateY(8px)' } },
  '@media print': { display: 'none' },
};

const subscribe = (listener: () => void) => focusManager.subscribe(listener);
