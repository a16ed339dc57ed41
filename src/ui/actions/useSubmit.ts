import { type QueryClient, type QueryFunction, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { AnyResource, AnyRow } from '@/schema/resource';
import type { Values } from '@/schema/validate';
import { ApiError, messageOf } from '../../api/errors';
import { formatValue, type Translate } from '../format';
import { typedIn } from '../forms/typedIn';
import { useSend } from '../forms/useSend';
import type { Conflict } from '../review/conflict';
import type { SubmitDialogProps } from './actionProps';
import { applies } from './applies';

type Submission = Pick<SubmitDialogProps, 'resource' | 'group' | 'name' | 'action' | 'row' | 'selected'>;

/** Where the actions of a group stand in their definition. */
const PATHS = { actions: 'actions', listActions: 'list.actions', selection: 'list.selection' } as const;

/** How a declared action is sent. */
export interface Submit {
  /** Answers whether it succeeded. */
  send(data: Values): Promise<boolean>;
  readonly isSending: boolean;
  /** Who was first, where somebody else was. */
  readonly conflict: Taken | undefined;
}

/** A row that somebody else was first with. */
export interface Taken extends Conflict {
  /** What the server said; all there is to say where nothing else is known. */
  readonly message: string;
  /** Shows the list or the record as it is now; until then the row stays, and with it what is said of it. */
  settle(): void;
}

/** What is known of it, before it is put into words. */
interface Found extends Pick<Taken, 'settle'> {
  readonly error: ApiError;
  /** The row as it is now, where it is still there. */
  readonly fresh: AnyRow | undefined;
  readonly values: Values;
}

/** Sends a declared action and then reads the list or the page's record again, which tells, after a refusal, whether somebody was first. */
export function useSubmit({ resource, group, name, action, row, selected }: Submission): Submit {
  const words = `resources.${resource.name}.${group}.${name}`;
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const [found, setFound] = useState<Found>();

  async function onFailure(error: unknown, values: Values): Promise<boolean> {
    if (!row || !(error instanceof ApiError) || error.failure !== 'refused') return false;
    const read = await readAgain(queryClient, resource).catch(() => undefined);
    if (!read) return false;
    const { rows, settle } = read;
    const fresh = rows.find(({ id }) => id === row.id);
    if (!error.decided && fresh && applies(action, fresh)) {
      settle();
      return false;
    }
    setFound({ error, fresh, values, settle });
    return true;
  }

  const takenIn = ({ error, fresh, values, settle }: Found): Taken => ({
    ...(error.decided ?? { by: '', at: '' }),
    result: fresh ? stateOf(resource, action, fresh, translate) : '',
    message: messageOf(error),
    settle,
    typed: typedIn(action.form, values, (input) => translate(`${words}.fields.${input}`), translate),
  });

  const { send, isSending } = useSend();
  return {
    isSending,
    conflict: found && takenIn(found),
    async send(data) {
      const sent = await send({
        resource: resource.name,
        action: `${PATHS[group]}.${name}`,
        record: row,
        selected,
        data,
        success: `${words}.success`,
        onFailure: (error) => onFailure(error, data),
      });
      // react-admin has begun to read its own lists again: those are not asked twice.
      if (sent) void queryClient.invalidateQueries({}, { cancelRefetch: false });
      return sent;
    },
  };
}

/** Reads the list, or the page's record, once more, and leaves on the screen what is there until `settle` is called. */
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

/** What the action depends on, as it is now: in words. */
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
