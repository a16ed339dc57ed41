import { defineRecord, defineResource, f, get, i, patch, post } from 'declared-console/schema';
import { condition } from '../enums';
import { routes, to } from '../routes';

const record = defineRecord({
  id: f.text(),
  name: f.text(),
  condition: f.enum(condition),
  deposit: f.money(),
  boughtAt: f.dateTime(),
  shelf: f.maybe(f.text()),
  parts: f.maybe(f.list({ name: f.text(), count: f.int() })),
  checks: f.maybe(f.list({ by: f.text(), at: f.dateTime(), result: f.enum(condition), note: f.text() })),
});

const tool = {
  name: i.text({ required: 'required', max: 40, tooLong: 'tooLong' }),
  condition: i.select(condition, { required: 'required', initial: 'good' }),
  deposit: i.number({ required: 'required', min: 0, decimals: 2 }),
  shelf: i.text(),
};

/** The tools: list, page, adding and editing. */
export default defineResource({
  name: 'stock/tools',
  route: routes.tool,
  record,
  api: {
    list: get('/v1/tools'),
    one: get('/v1/tools/{id}'),
    add: post('/v1/tools'),
    change: patch('/v1/tools/{id}'),
    writeOff: post('/v1/tools/broken'),
  },
  build: ({ embedded, facts, form, history, link, rows, submitSelected }) => ({
    key: 'id',
    list: {
      call: 'list',
      columns: [
        { field: 'name', to: ({ id }) => to('tool', { id }) },
        'condition',
        'deposit',
        'boughtAt',
        { field: 'shelf', cell: () => import('../parts/Shelf') },
      ],
      filters: { name: i.text(), condition: i.select(condition), boughtAfter: i.date() },
      actions: { add: link({ to: () => to('toolAdd', {}) }) },
      selectable: { when: { condition: { not: 'broken' } } },
      selection: {
        writeOff: submitSelected({
          permission: 'tools:write',
          call: 'writeOff',
          confirm: true,
          with: (ids) => ({ ids: ids.join(',') }),
        }),
      },
    },
    detail: { call: 'one', params: (id) => ({ id }) },
    show: {
      sections: {
        tool: facts(['name', 'condition', 'deposit', 'boughtAt', { field: 'shelf', empty: true }]),
        parts: rows('parts', { columns: ['name', 'count'] }),
        checks: history('checks', { by: 'by', at: 'at', result: 'result', note: 'note' }),
        loans: embedded('stock/toolLoans', ({ id }) => ({ tool: id })),
      },
    },
    actions: { change: link({ permission: 'tools:write', to: ({ id }) => to('toolEdit', { id }) }) },
    create: form({ call: 'add', form: tool }),
    edit: form({
      call: 'change',
      form: tool,
      with: ({ id }) => ({ id }),
      from: ({ name, condition, deposit, shelf }) => ({ name, condition, deposit: String(deposit), shelf }),
    }),
  }),
});
