import { Box, Typography } from '@mui/material';
import { type RefObject, use, useEffect, useRef, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useConsole } from '../../kit/ConsoleContext';
import { Deferred } from '../../kit/Deferred';
import { Waiting } from '../../kit/Waiting';
import type { AnyResource, AnyRow } from '../../schema/resource';
import { asData, numberOf } from '../../schema/rowNumber';
import { useHasRoom, useOpenRow, useSplit } from './useOpenRow';
import { useRecordOf } from './useRecordOf';
import { useRoomBelow } from './useRoomBelow';
import { focusRow, useRowFocus } from './useRowFocus';

interface SplitViewProps {
  readonly resource: AnyResource;
}

/** The record of the row with the focus, beside its list, which isn't read again for it. */
export default function SplitView({ resource }: SplitViewProps) {
  const translate = useTranslate();
  const { dialogs } = useConsole();
  const { data = [], isPending, refetch } = useListContext<AnyRow>();
  const [isOn] = useSplit(resource.name);
  const [opened, openRow] = useOpenRow();
  const recordOf = useRecordOf(resource);
  const aside = useRef<HTMLElement>(null);
  const found = data.find((each) => numberOf(each) === opened);
  // It may have left the list since, for instance because it was decided.
  const [kept, setKept] = useState(found);
  if (found && found !== kept) setKept(found);
  const row = kept && numberOf(kept) === opened ? kept : undefined;
  const place = row && recordOf(row);
  const hasRoom = useHasRoom();
  const isOpen = hasRoom && opened !== undefined && !(isPending && !row);
  useRoomBelow(aside, isOpen);
  useCurrentRow(aside, isOpen ? found : undefined);
  const numberAt = (key: string) => numberOf(data.find(({ id }) => id === key) ?? { id: key });
  const close = () => openRow(undefined);
  /** By its button, which is gone then. */
  function leave() {
    close();
    focusRow(aside.current?.parentElement?.querySelector<HTMLElement>('tr[aria-current]'));
  }
  return (
    <Box
      component="aside"
      ref={aside}
      hidden={!isOpen}
      tabIndex={-1}
      aria-label={translate('list.split')}
      sx={side}
    >
      {hasRoom && (isOn || isOpen) && (
        <FollowRows
          aside={aside}
          onOpen={(key) => openRow(numberAt(key))}
          onClose={close}
          pagesOf={(id) => {
            const of = data.find((each) => each.id === id);
            return (of && recordOf(of)?.pages) ?? [];
          }}
        />
      )}
      {isOpen && (
        <Deferred fallback={<Waiting />}>
          {row && place ? (
            <dialogs.Side
              key={row.id}
              list={resource}
              row={asData(row)}
              name={place.show}
              step={place.step}
              params={place.params}
              path={place.path}
              onDecided={() => {
                // What had the focus is gone.
                aside.current?.focus({ preventScroll: true });
                refetch();
              }}
              onClose={leave}
            />
          ) : (
            <NoRecord why={row ? 'none' : 'gone'} />
          )}
        </Deferred>
      )}
    </Box>
  );
}

/** Says that a row has no record to show, or isn't on this page. */
function NoRecord({ why }: { readonly why: 'none' | 'gone' }) {
  use(useConsole().loadWords('review'));
  const translate = useTranslate();
  return (
    <Typography role="status" color="text.secondary" sx={{ py: 2 }}>
      {translate(`review.split.${why}`)}
    </Typography>
  );
}

interface FollowRowsProps {
  readonly aside: RefObject<HTMLElement | null>;
  onOpen(id: string): void;
  onClose(): void;
  /** The pages of a row's record. */
  pagesOf(id: string): readonly string[];
}

/** Opens the record of the row that the focus rests on. */
function FollowRows({ aside, onOpen, onClose, pagesOf }: FollowRowsProps) {
  useRowFocus({
    beside: aside,
    onOpen(id, byKey) {
      onOpen(id);
      if (byKey) requestAnimationFrame(() => aside.current?.focus({ preventScroll: true }));
    },
    onClose,
    opens: (id, href) => pagesOf(id).includes(href),
  });
  return null;
}

/** Marks the row whose record is open, whenever it is read anew. */
function useCurrentRow(aside: RefObject<HTMLElement | null>, row: AnyRow | undefined): void {
  useEffect(() => {
    if (!row) return;
    const shown = [
      ...(aside.current?.parentElement?.querySelectorAll<HTMLElement>('tr[data-row]') ?? []),
    ].find((each) => each.dataset.row === row.id && !aside.current?.contains(each));
    shown?.setAttribute('aria-current', 'true');
    return () => shown?.removeAttribute('aria-current');
  }, [aside, row]);
}

const side = {
  position: 'sticky',
  top: 64,
  maxHeight: 'calc(100dvh - var(--from, 64px) - 16px)',
  overflowY: 'auto',
  px: 1.5,
  pb: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.default',
  '@media print': { display: 'none' },
};
