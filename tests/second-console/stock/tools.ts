import { defineRecord, defineResource, f, get, i, patch, post } from 'declared-console/schema';
import { condition } from '../enums';
import { colour } from '../kinds/colour';
import { gauge } from '../kinds/gauge';
import { stars } from '../kinds/stars';
import { routes, to } from '../routes';

const record = defineRecord({
  id: f.text(),
  name: f.text(),
  condition: f.enum(condition),
  deposit: f.money(),
  boughtAt: f.dateTime(),
  shelf: f.maybe(f.text()),
  paint: f.maybe(colour()),
  stars: f.maybe(f.int()),
  parts: f.maybe(f.list({ name: f.text(), count: f.int() })),
  checks: f.maybe(f.list({ by: f.text(), at: f.dateTime(), result: f.enum(condition), note: f.text() })),
});

const tool = {
  name: i.text({ required: 'required', max: 40, tooLong: 'tooLong' }),
  condition: i.select(condition, { required: 'required', initial: 'good' }),
  deposit: i.number({ required: 'required', min: 0, decimals: 2 }),
  shelf: i.text(),
  stars: stars({ most: 3 }),
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
  build: ({ block, embedded, facts, form, history, link, rows, submitSelected }) => ({
    key: 'id',
    list: {
      call: 'list',
      columns: [
        { field: 'name', to: ({ id }) => to('tool', { id }) },
        'condition',
        'deposit',
        'boughtAt',
        'paint',
        { field: 'shelf', cell: () => import('../parts/Shelf') },
      ],
      filters: {
        name: i.text(),
        condition: i.select(condition),
        boughtAfter: i.date(),
        stars: stars({ most: 3 }),
      },
      sort: {
        by: ['name', 'deposit', 'boughtAt'],
        params: (field, descending) => ({ sort: descending ? `-${field}` : field }),
      },
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
        tool: facts(['name', 'condition', 'deposit', 'boughtAt', 'paint', { field: 'shelf', empty: true }]),
        worth: block(gauge, ['deposit'], { most: 240 }),
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
      from: ({ name, condition, deposit, shelf, stars }) => ({
        name,
        condition,
        deposit: String(deposit),
        shelf,
        stars: stars === undefined ? '' : String(stars),
      }),
    }),
  }),
});
