import { use } from 'react';
import {
  extractValidSavedQueries,
  useListContext,
  useLocale,
  useNotify,
  useSavedQueries,
  useStore,
  useStoreContext,
} from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useConsole } from '../../kit/ConsoleContext';
import type { AnyResource } from '../../schema/resource';
import { PREFERENCES } from '../../storage/preferences';
import { isSameLook, keepLook, readLook } from './listLook';
import { RowsReadContext } from './RowsReadContext';
import {
  isApplied,
  isPlain,
  type KeptQuery,
  lookOf,
  queryAt,
  queryOf,
  searchOf,
  storableQuery,
} from './savedQuery';

/** What react-admin calls the order of a list that nobody has sorted: without one it takes no query for valid. */
const UNSORTED = { field: 'id', order: 'ASC' } as const;

/** The saved queries of a list, by name, and what can be done with them. */
export function useQueries(resource: AnyResource) {
  const { name } = resource;
  const [stored, store] = useSavedQueries(name);
  // Not among the keys that are stored: it lasts as long as the console.
  const [last, setLast] = useStore<string>(`${name}.appliedQuery`);
  const preferences = useStoreContext();
  const { storage } = useConsole();
  const { search } = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();
  const locale = useLocale();
  const read = use(RowsReadContext);
  const { setFilters: clearRead } = useListContext();
  const queries = (extractValidSavedQueries(stored) as readonly KeptQuery[]).toSorted((one, other) =>
    one.label.localeCompare(other.label, locale),
  );
  const query = queryAt(resource, search);
  const look = readLook(resource, preferences);
  const now = storableQuery(storage, query);
  const equal = queries.filter((each) => isApplied(resource, each, now, look));
  const byName = (label: string | undefined) => (each: KeptQuery) => each.label === label;
  const exact = equal.find(byName(last)) ?? equal[0];

  /** Puts a query in the place of those with these names. */
  const put = (kept: KeptQuery, ...instead: readonly string[]) =>
    store([...queries.filter(({ label }) => label !== kept.label && !instead.includes(label)), kept]);

  return {
    queries,
    query,
    look,
    /** The query that is shown now, or was applied last and is changed since. */
    applied: exact ?? (isPlain(now) ? undefined : queries.find(byName(last))),
    isChanged: exact === undefined,
    isWorthSaving: !isPlain(now) || !isSameLook(look, {}),

    apply(kept: KeptQuery) {
      // Rows that were read to be searched are of the query before.
      if (read) clearRead({});
      const own = lookOf(resource, kept);
      if (own) keepLook(resource, preferences, own);
      setLast(kept.label);
      void navigate({ search: searchOf(queryOf(resource, kept)) });
    },

    /** Shows the list as a link would, whose columns are lent. */
    applyShared(search: string) {
      if (read) clearRead({});
      void navigate({ search });
    },

    save(label: string) {
      put({ label, value: { sort: UNSORTED, ...now, displayedFilters: [], look } });
      setLast(label);
      const messageArgs = { name: label };
      if (!storage.isKept('localStorage', `${PREFERENCES}${name}.savedQueries`))
        notify('queries.unkept', { type: 'warning', messageArgs });
      else if (Object.keys(now.filter).length < Object.keys(query.filter).length)
        notify('queries.reduced', { type: 'warning', messageArgs });
      else notify('queries.kept', { type: 'info', messageArgs });
    },

    rename(kept: KeptQuery, label: string) {
      put({ ...kept, label }, kept.label);
      if (last === kept.label) setLast(label);
    },

    remove: ({ label }: KeptQuery) => store(queries.filter((each) => each.label !== label)),
  };
}
