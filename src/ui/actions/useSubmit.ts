import { type QueryClient, type QueryFunction, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ApiError, messageOf } from '../../api/errors';
import { formatValue, type Translate } from '../../kit/format';
import { type AnyResource, type AnyRow, NO_ROW } from '../../schema/resource';
import { numberOf } from '../../schema/rowNumber';
import type { Values } from '../../schema/validate';
import { typedIn } from '../forms/typedIn';
import { useSend } from '../forms/useSend';
import type { Conflict } from '../record/conflict';
import type { SubmitDialogProps } from './actionProps';
import { applies } from './applies';

type Submission = Pick<SubmitDialogProps, 'resource' | 'group' | 'name' | 'action' | 'row' | 'selected'>;

/** Sends a declared action. */
export interface Submit {
  /** Resolves to whether it succeeded. */
  send(values: Values): Promise<boolean>;
  readonly isSending: boolean;
  /** Set if somebody else was first. */
  readonly conflict: RowConflict | undefined;
}

/** The conflict about a row that somebody else was first with. */
export interface RowConflict extends Conflict {
  /** What the server said, for when nothing else is known. */
  readonly message: string;
  /** Updates the list or the record; until then the old row stays, and with it this notice. */
  settle(): void;
}

/** A {@link RowConflict} that isn't put into words yet. */
interface Found extends Pick<RowConflict, 'settle'> {
  readonly error: ApiError;
  /** The row as it is now, if it still exists. */
  readonly fresh: AnyRow | undefined;
  readonly values: Values;
  readonly mayBeOwn: boolean;
}

/**
 * Sends a declared action. After a refusal or a lost answer it reads the list, or the page's record, again, to find out whether somebody else
 * was first.
 */
export function useSubmit({ resource, group, name, action, row, selected }: Submission): Submit {
  const words = `resources.${resource.name}.${group}.${name}`;
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const [found, setFound] = useState<Found>();
  /** Whether the answer to an attempt was lost. */
  const isUnsure = useRef(false);

  async function onFailure(error: unknown, values: Values): Promise<boolean> {
    if (!row || !(error instanceof ApiError)) return false;
    if (error.isUnsure) isUnsure.current = true;
    else if (error.failure !== 'refused') return false;
    const read = await readAgain(queryClient, resource).catch(() => undefined);
    if (!read) return false;
    const { rows, settle } = read;
    const fresh = rows.find((each) => numberOf(each) === numberOf(row));
    if (!error.decided && fresh && applies(action, fresh)) {
      settle();
      return false;
    }
    setFound({ error, fresh, values, settle, mayBeOwn: isUnsure.current });
    return true;
  }

  const conflictOf = ({ error, fresh, values, settle, mayBeOwn }: Found): RowConflict => ({
    ...(error.decided ?? { by: '', at: '' }),
    result: fresh ? stateOf(resource, action, fresh, translate) : '',
    message: messageOf(error),
    settle,
    mayBeOwn,
    typed: typedIn(action.form, values, (input) => translate(`${words}.fields.${input}`), translate),
  });

  const { send, isSending } = useSend();
  return {
    isSending,
    conflict: found && conflictOf(found),
    async send(values) {
      const sent = await send({
        resource,
        action,
        record: row ?? { ...NO_ROW, $selected: selected },
        values,
        success: `${words}.success`,
        count: selected?.length,
        mayBeHeld: action.heldBy !== undefined,
        onFailure: (error) => onFailure(error, values),
      });
      if (sent) void queryClient.invalidateQueries();
      return sent;
    },
  };
}

/** Reads the list or the record on the screen, if there is one, again, but doesn't show the result until `settle` is called. */
async function readAgain(queryClient: QueryClient, { name }: AnyResource) {
  const query = activeQuery(queryClient, [name, 'getList']) ?? activeQuery(queryClient, [name, 'getOne']);
  if (!query?.options.queryFn) return undefined;
  const answer = await queryClient.fetchQuery({
    queryKey: [...query.queryKey, 'again'],
    queryFn: query.options.queryFn as QueryFunction<{ data: readonly AnyRow[] } | AnyRow>,
    gcTime: 0,
  });
  const rows = 'id' in answer ? [answer] : answer.data;
  return { rows, settle: () => queryClient.setQueryData(query.queryKey, answer) };
}

const activeQuery = (queryClient: QueryClient, queryKey: QueryKey) =>
  queryClient.getQueryCache().find({ queryKey, exact: false, type: 'active' });

/** The current values of the enums that the action depends on, in words. */
function stateOf(
  { record }: AnyResource,
  { when = {} }: Submission['action'],
  row: AnyRow,
  translate: Translate,
): string {
  const states = Object.keys(when).flatMap((name) => {
    const field = record[name];
    return field?.of ? [formatValue(field, row[name], translate)] : [];
  });
  return states.join(' ');
}
