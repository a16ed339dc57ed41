import { defineRecord, defineResource, f, get, i, patch } from 'declared-console/schema';
import { loanStatus } from '../enums';
import { routes, to } from '../routes';

const requested = { status: 'requested' } as const;
const decision = { when: requested, call: 'decide' } as const;

/** The loan requests, which are granted or refused. */
export default defineResource({
  name: 'desk/loans',
  route: routes.loan,
  record: defineRecord({
    id: f.text(),
    toolId: f.hidden(),
    tool: f.text(),
    member: f.text(),
    requestedAt: f.dateTime(),
    status: f.enum(loanStatus),
    decidedBy: f.maybe(f.text()),
    decidedAt: f.maybe(f.dateTime()),
    reason: f.maybe(f.text()),
  }),
  api: { list: get('/v1/loans'), one: get('/v1/loans/{id}'), decide: patch('/v1/loans/{id}') },
  build: ({ decide, decidedBy, facts }) => ({
    key: 'id',
    list: {
      call: 'list',
      columns: [
        { field: 'id', to: ({ id }) => to('loan', { id }) },
        'tool',
        'member',
        'requestedAt',
        'status',
      ],
      filters: { status: i.select(loanStatus), member: i.text() },
      queues: {
        requests: {
          show: 'desk/loans',
          step: 'decision',
          pending: { status: 'requested' },
          age: { since: 'requestedAt', warn: '1d', late: '2d' },
          params: ({ id }) => ({ id }),
        },
      },
    },
    detail: { call: 'one', params: (id) => ({ id }) },
    show: {
      sections: {
        loan: facts(['tool', 'member', 'requestedAt', 'status', 'decidedBy', 'decidedAt', 'reason']),
      },
    },
    review: {
      decision: {
        decided: decidedBy({ by: 'decidedBy', at: 'decidedAt', result: 'status' }),
        actions: {
          refuse: decide({
            ...decision,
            tone: 'bad',
            form: { reason: i.textarea({ required: 'reasonRequired', max: 200, tooLong: 'tooLong' }) },
            with: ({ id }) => ({ id, status: 'refused' }),
          }),
          grant: decide({ ...decision, confirm: true, with: ({ id }) => ({ id, status: 'granted' }) }),
        },
      },
    },
  }),
});
