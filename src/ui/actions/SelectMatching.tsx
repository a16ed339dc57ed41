import { Button } from '@mui/material';
import { uniqBy } from 'es-toolkit';
import { use, useEffect, useRef, useState } from 'react';
import { useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin';
import { isAbort } from '../../api/errors';
import { readRows } from '../../api/readRows';
import { useConsole } from '../../kit/ConsoleContext';
import { useNotifyError } from '../../kit/useNotifyError';
import type { Params } from '../../model/calls';
import { holds } from '../../model/conditions';
import type { AnyResource, AnyRow } from '../../schema/resource';
import { numberOf } from '../../schema/rowNumber';
import { useLabelList } from '../pictures/useLabelList';
import { RowsSeenContext } from './rowsSeen';

/** How many rows are selected without being shown, at most; a request brings a hundred, or what the server gives. */
const MOST = 2000;

interface SelectMatchingProps {
  readonly resource: AnyResource;
  /** The page's own parameters. */
  readonly params: Params | undefined;
}

/** Where the selected rows are, and a button that selects all that match the query, which are read page by page. */
export default function SelectMatching(props: SelectMatchingProps) {
  const { filterValues, sort } = useListContext();
  // What is being read doesn't match another query.
  return <Matching key={JSON.stringify([filterValues, sort])} {...props} />;
}

function Matching({ resource, params }: SelectMatchingProps) {
  const translate = useTranslate();
  use(useConsole().loadWords('review'));
  const said = (key: string, options?: object) => translate(`review.several.${key}`, options);
  const { filter, filterValues, sort, ...list } = useListContext<AnyRow>();
  const { onSelect, selectedIds = [], total = 0, data } = list;
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const seen = use(RowsSeenContext);
  const listOf = useLabelList();
  const reading = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<{ readonly done: number; readonly total: number }>();
  useEffect(() => () => reading.current?.abort(), []);

  async function select() {
    const controller = new AbortController();
    reading.current = controller;
    setProgress({ done: 0, total });
    try {
      const { rows, counted } = await readRows(
        dataProvider,
        {
          resource: resource.name,
          keyed: true,
          filter: { ...filterValues, ...filter },
          sort,
          meta: { params },
        },
        {
          signal: controller.signal,
          onProgress: (done, of) => setProgress({ done, total: of }),
          isEnough: (read) => read.size >= MOST,
        },
      );
      controller.signal.throwIfAborted();
      const { selectable } = resource.definition.list ?? {};
      const numbered = rows.filter((row) => numberOf(row) !== '' && holds(selectable?.when, row));
      const chosen = uniqBy(numbered, numberOf).slice(0, MOST);
      seen?.add(chosen);
      onSelect(chosen.map(numberOf));
      // The first count is the list's own.
      const all = Math.max(counted, total);
      const isCut = rows.length >= MOST && all > MOST;
      const outcome = isCut ? 'matchedSome' : rows.length < all ? 'matchedFewer' : 'matched';
      const words = said(outcome, { smart_count: chosen.length, total: all });
      notify(words, { type: outcome === 'matched' ? 'info' : 'warning', messageArgs: { _: words } });
    } catch (error) {
      if (!isAbort(error)) notifyError(error);
    } finally {
      setProgress(undefined);
    }
  }

  const pages = seen?.pagesOf(selectedIds) ?? [];
  const isMore = total > (data?.length ?? 0) && selectedIds.length < Math.min(total, MOST);
  return (
    <>
      {pages.length > 1 && <span>{` · ${said('pages', { pages: listOf(pages.map(String)) })}`}</span>}
      {progress ? (
        <>
          <span role="status">{said('reading', { ...progress })}</span>
          <Button size="small" onClick={() => reading.current?.abort()}>
            {translate('form.cancel')}
          </Button>
        </>
      ) : (
        isMore && (
          <Button size="small" onClick={() => void select()}>
            {said('matching', { smart_count: total })}
          </Button>
        )
      )}
    </>
  );
}
