import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { callOf } from '../../api/listCall';
import { forgetting, loadChunk } from '../../chunks';
import { type ConsoleContextValue, useConsole } from '../../kit/ConsoleContext';
import { decodeRow } from '../../schema/record';
import type { AnyResource } from '../../schema/resource';
import type { SharedQueriesDef, SharedQuery } from '../../schema/sharedQueries';
import type { ListLook } from './listLook';
import type { ListQuery } from './savedQuery';
import { shareList } from './shareList';

/** How queries are shared, or `undefined` if the server has no place for them. */
function sharedQueriesOf({ parts }: Pick<ConsoleContextValue, 'parts'>): SharedQueriesDef | undefined {
  const { sharedQueries, resources } = parts;
  return sharedQueries && Object.hasOwn(resources, sharedQueries.resource) ? sharedQueries : undefined;
}

/** What is shared of a list: its name, how it is asked for, and how it looks. */
interface Shared {
  readonly label: string;
  readonly query: ListQuery;
  readonly look: ListLook;
}

/**
 * The queries of a list that the account's role shares, and what can be done with them; `undefined` where the server has no place for
 * them.
 */
export function useSharedQueries(resource: AnyResource) {
  const context = useConsole();
  const { load, client, codec, storage, onDrift } = context;
  const def = sharedQueriesOf(context);
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const notify = useNotify();
  const queryKey = ['sharedQueries', resource.name];

  async function loading() {
    if (!def) throw new Error('queries are not shared here');
    const [its, { default: calls }] = await Promise.all([
      load(def.resource).catch(forgetting),
      loadChunk(() => def.calls()),
    ]);
    return { its, calls };
  }
  const {
    data: queries,
    error,
    refetch,
  } = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<readonly SharedQuery[]> => {
      const { its, calls } = await loading();
      const call = callOf(its, calls.list);
      const answer = await client.send(call, calls.of(resource.name), { signal, background: true });
      return codec
        .page(answer, call)
        .rows.map((wire, index) =>
          calls.read(
            decodeRow(its.record, its.definition.key as '#', wire, { where: its.name, index, sink: onDrift }),
          ),
        );
    },
    enabled: def !== undefined,
    retry: false,
  });
  const readAgain = () => queryClient.invalidateQueries({ queryKey });

  const share = useMutation({
    mutationFn: async ({ label, ...shown }: Shared) => {
      const { its, calls } = await loading();
      const { search, withheld } = shareList(resource, { ...shown, storage });
      await client.send(callOf(its, calls.share), calls.write({ label, search }, resource.name), {
        changes: true,
      });
      return { label, withheld };
    },
    onSuccess: ({ label, withheld }) => {
      const names = withheld.map((name) => translate(`resources.${resource.name}.filters.${name}`));
      const messageArgs = { name: label, names: names.join(translate('queries.and')) };
      if (names.length > 0) notify('queries.shared.doneWithout', { type: 'warning', messageArgs });
      else notify('queries.shared.done', { type: 'info', messageArgs });
    },
    onMutate: (): void => withdraw.reset(),
    // Also after a failure: an answer may be lost.
    onSettled: readAgain,
  });
  const withdraw = useMutation({
    mutationFn: async (query: SharedQuery) => {
      const { its, calls } = await loading();
      await client.send(callOf(its, calls.withdraw), calls.withdrawn(query), { changes: true });
    },
    onMutate: (): void => share.reset(),
    onSettled: readAgain,
  });

  return (
    def && {
      queries,
      error,
      refetch,
      share,
      withdraw,
      /** Why the last of them failed: a toast would stand outside of the dialog. */
      refusal: share.error ?? withdraw.error,
    }
  );
}
