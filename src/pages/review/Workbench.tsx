import { useTranslate } from 'ra-core';
import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { AnyRow } from '@/schema/resource';
import { useConsole } from '../../ui/ConsoleContext';
import { filtersIn, withFilters } from '../../ui/list/listQuery';
import { RecordState } from '../../ui/RecordState';
import { type DecisionFocus, useDecisionFocus } from './focus';
import { Shortcuts } from './Shortcuts';
import { useQueue } from './useQueue';
import { WorkbenchEnd } from './WorkbenchEnd';
import { WorkbenchHeading } from './WorkbenchHeading';

/** What a record's own part of the workbench is given. */
export interface Bench<R> {
  readonly row: R;
  readonly stage: React.RefObject<HTMLElement | null>;
  readonly focus: DecisionFocus;
  /** The picture that is looked at. */
  readonly picture: number;
  onPicture(index: number): void;
  /** Decided here: on to the next. */
  onDecided(): void;
  /** Decided by somebody else: it stays in view. */
  onLost(): void;
}

interface WorkbenchProps<R> {
  /** The list whose pending records are gone through; its route is its name. */
  readonly resource: string;
  /** The filter values that leave only what is pending; they win over the list's. */
  readonly pending: Readonly<Record<string, unknown>>;
  children(bench: Bench<R>): ReactNode;
}

/** Reviewing one pending record after another, with the list's filters, which stand in the url (`filter`). */
export function Workbench<R extends AnyRow>(props: WorkbenchProps<R>) {
  use(useConsole().load(props.resource));
  const [attempt, setAttempt] = useState(0);
  return <OpenWorkbench key={attempt} {...props} onAgain={() => setAttempt(attempt + 1)} />;
}

function OpenWorkbench<R extends AnyRow>({
  resource,
  pending,
  children,
  onAgain,
}: WorkbenchProps<R> & { onAgain(): void }) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const [filters] = useState(() => filtersIn(search));
  const { query, queue, advance, go, drop } = useQueue<R>({
    resource,
    filter: { ...filters, ...pending },
    wanted: search.get('at'),
  });
  const [picture, setPicture] = useState(0);
  const stage = useRef<HTMLElement>(null);
  const focus = useDecisionFocus();
  const row = queue?.rows[queue.at];
  const id = row?.id;

  // Whoever comes back to this address, after logging in again for one, comes back to this record.
  useEffect(() => {
    setPicture(0);
    // A queue that comes late must not call back who has gone on: this page stays until the next one is there.
    if (id === undefined || window.location.pathname !== pathname) return;
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('at', id);
        return next;
      },
      { replace: true },
    );
  }, [id, pathname, setSearch]);

  const list = withFilters(`/${resource}`, filters);
  const words = translate(`resources.${resource}.name`);
  return (
    <>
      <WorkbenchHeading
        title={translate('review.workbench.of', { list: words })}
        list={list}
        isFiltered={Object.keys(filters).length > 0}
        queue={row && queue}
        onStep={go}
      >
        <Shortcuts
          onStep={go}
          onPictures={() => stage.current?.focus()}
          onPicture={(by) => setPicture((before) => Math.max(0, before + by))}
          onRemark={() => focus.remark.current?.focus()}
          onDecide={() => focus.decide.current?.focus()}
        />
      </WorkbenchHeading>
      <RecordState query={query}>
        {() => {
          if (!queue) return null;
          if (!row) return <WorkbenchEnd reviewed={queue.settled.size} list={list} onAgain={onAgain} />;
          return children({
            row,
            stage,
            focus,
            picture,
            onPicture: setPicture,
            onDecided: () => void advance(row.id),
            onLost: () => drop(row.id),
          });
        }}
      </RecordState>
    </>
  );
}
