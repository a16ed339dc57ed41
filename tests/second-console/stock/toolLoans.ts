import { defineRecord, defineResource, f, get, i } from 'declared-console/schema';
import { loanStatus } from '../enums';

/** The loans of one tool, within its page. */
export default defineResource({
  name: 'stock/toolLoans',
  record: defineRecord({
    id: f.hidden(),
    member: f.text(),
    requestedAt: f.dateTime(),
    status: f.enum(loanStatus),
  }),
  api: { list: get('/v1/loans') },
  build: () => ({
    key: 'id',
    list: { call: 'list', columns: ['member', 'requestedAt', 'status'], filters: { tool: i.text() } },
  }),
});
