import type { SharedQueryCalls } from 'declared-console/schema';

/** How shared queries are written to the server, and read from it. */
const calls: SharedQueryCalls = {
  list: 'list',
  share: 'share',
  withdraw: 'withdraw',
  of: (list) => ({ list }),
  write: ({ label, search }, list) => ({ list, label, search }),
  withdrawn: ({ id }) => ({ id }),
  read: ({ id, label, search, owner, is_own }) => ({
    id: String(id),
    label: String(label),
    search: String(search),
    owner: String(owner),
    isOwn: is_own === 'own',
  }),
};
export default calls;
