import { defineRecord, defineResource, f, get } from 'declared-console/schema';
import { accessKind } from '../enums';

const record = defineRecord({ kind: f.enum(accessKind), today: f.int(), week: f.int() });

/** What the account did today and this week, by the activity log. Needs the capability `figures`. */
export default defineResource({
  name: 'personal/activity',
  record,
  api: { list: get('/api/figures/activity') },
  build: () => ({
    key: 'kind',
    list: {
      call: 'list',
      limit: 'none',
      columns: ['kind', 'today', 'week'],
      figures: { mine: { draws: ['today', 'week'], along: 'kind' } },
    },
  }),
});
