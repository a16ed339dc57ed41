import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '../../api/consoleDataProvider';
import { ApiError } from '../../api/errors';
import { useConsole } from '../../kit/ConsoleContext';
import type { Seen } from '../../schema/receipts';
import type { AnyShown } from '../../schema/resource';
import type { RouteParams } from '../../schema/routes';
import type { Values } from '../../schema/validate';
import { useClaims } from '../claims/useClaims';
import { typedIn } from '../forms/typedIn';
import { useReceipt } from '../receipts/useReceipt';
import { warningsOf } from '../record/conflict';
import { fileFields } from '../record/usePictures';
import { shownId } from '../record/useShown';
import { decisionKey, usePendingDecisions } from '../review/pendingDecisions';
import { pageOf } from '../workbench/pageOf';
import { useDecidedToday } from '../workbench/useDecidedToday';
import { decideOne } from './decideOne';
import { batchOf, resultsPath } from './keptRun';
import { isSettled, sendInTurn } from './sendInTurn';
import { type SeveralDecision, stepWords, verdictKey } from './severalDecisions';
import { useKeptResults } from './useKeptResults';

/** A record to be decided. */
export interface ChosenRow {
  /** The row's id. */
  readonly id: string;
  /** Its name in the list. */
  readonly name: string;
  /** What else tells it from others, such as its amount; `''` if that isn't known. */
  readonly details: string;
  /** The parameters that its page has in its address. */
  readonly params: RouteParams;
}

/** Decides about several records, one after the other, and keeps what became of each until it is told. */
export function useSeveralRun(decision: SeveralDecision, rows: readonly ChosenRow[]) {
  const { list, queue, resource, action } = decision;
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { drafts, parts, session } = useConsole();
  const claims = useClaims();
  const pending = usePendingDecisions();
  const prepare = useReceipt();
  const today = useDecidedToday(`${list.name}/${queue.step}`);
  const { results, put } = useKeptResults(resultsPath(list.name), batchOf(decision));
  const sending = useRef<AbortController>(undefined);
  const [state, setState] = useState<'idle' | 'sending' | 'stopping'>('idle');
  useEffect(
    () => () => {
      sending.current?.abort();
      sending.current = undefined;
    },
    [],
  );
  /** Those that weren't tried first: what can't be read would otherwise keep the others from being sent. */
  const open = rows
    .filter(({ id }) => !isSettled(results[id]))
    .toSorted((a, b) => Number(results[a.id] !== undefined) - Number(results[b.id] !== undefined));

  function note({ id, name, params }: ChosenRow, values: Values, seen: Seen | undefined) {
    const key = decisionKey({ resource, stepName: queue.step, record: { id: shownId(resource, params) } });
    drafts.clear(key);
    const labelOf = (input: string) =>
      translate(`${stepWords(decision)}.actions.${decision.name}.fields.${input}`);
    const reason = typedIn(action.form, values, labelOf, translate);
    const path = pageOf(parts.routes, resource.name, queue.step, params);
    const verdict = verdictKey(decision, values);
    today.add(id, path, { verdict, key, reason, of: name, ...(seen && { seen }) }, true);
  }

  /** Nothing of these records was opened, and nobody was asked. */
  const nothingSeen = (record: AnyShown): Seen => ({
    files: fileFields(resource, record).map((field) => ({ field, became: 'unopened' })),
    warnings: warningsOf(decision.step, record).map((name) => `declared/${name}`),
    isAcknowledged: false,
  });

  async function send(values: Values) {
    if (sending.current) return;
    const controller = new AbortController();
    sending.current = controller;
    setState('sending');
    const uid = session.identity()?.uid;
    // One of these records may be among them.
    await pending.flush();
    await sendInTurn(
      open,
      async (row) => {
        if (session.identity()?.uid !== uid || session.isOutdated()) throw ApiError.of('session');
        let seen: Seen | undefined;
        function receiptOf(record: AnyShown) {
          seen = nothingSeen(record);
          return prepare({ resource, stepName: queue.step, record }, verdictKey(decision, values), seen);
        }
        const unsent = await decideOne(
          { dataProvider, decision, values, claims, translate, receiptOf },
          row.params,
        );
        if (!unsent) note(row, values, seen);
        return unsent;
      },
      ({ id }, result) => put(id, result),
      controller.signal,
    );
    if (sending.current === controller) sending.current = undefined;
    setState(sending.current ? 'sending' : 'idle');
    // What the list and the badges show was read before.
    void queryClient.invalidateQueries();
  }

  return {
    results,
    open,
    state,
    send,
    stop() {
      sending.current?.abort();
      setState('stopping');
    },
  };
}
