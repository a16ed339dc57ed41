import { use } from 'react';
import { useTranslate } from 'react-admin';
import { useConsole } from '../../kit/ConsoleContext';
import { Deferred } from '../../kit/Deferred';
import type { Params } from '../../model/calls';
import { decidesSeveral } from '../../schema/listRows';
import type { AnyResource } from '../../schema/resource';
import { RowsSeenContext, useRowsSeen } from './rowsSeen';
import { SelectionActions, type SelectionProps } from './SelectionActions';
import { sumsOf } from './sumsOf';

interface SelectionBarProps {
  readonly resource: AnyResource;
  /** The page's own parameters. */
  readonly params?: Params | undefined;
}

/** The {@link SelectionActions} of a list, with the sums and the decisions about several rows that it declares. */
export default function SelectionBar({ resource, params }: SelectionBarProps) {
  const seen = useRowsSeen();
  const { dialogs } = useConsole();
  const { list } = resource.definition;
  const isDecided = decidesSeveral(list);
  return (
    <RowsSeenContext value={seen}>
      <SelectionActions
        resource={resource}
        params={params}
        Summary={list?.sums && Sums}
        Decisions={isDecided ? Several : undefined}
      />
      {isDecided && (
        <Deferred quiet>
          <dialogs.SeveralLeft resource={resource} rows={seen.rows} />
        </Deferred>
      )}
    </RowsSeenContext>
  );
}

/** The sums over the selected rows, also those of other pages; what isn't in them is counted beside. */
function Sums({ resource, selectedIds }: SelectionProps) {
  const translate = useTranslate();
  const rows = use(RowsSeenContext)?.rows;
  const chosen = selectedIds.map((id) => rows?.get(String(id)));
  return sumsOf(resource, chosen, translate).map((sum) => <span key={sum}>{` · ${sum}`}</span>);
}

/** The buttons that decide about the selected rows. */
function Several({ resource, selectedIds }: SelectionProps) {
  const { dialogs } = useConsole();
  const rows = use(RowsSeenContext)?.rows;
  return (
    rows && (
      <Deferred>
        <dialogs.Several resource={resource} selectedIds={selectedIds} rows={rows} />
      </Deferred>
    )
  );
}
