import { defineEnum, defineRecord, defineResource, f, get, i, type LabelsOf } from 'declared-console/schema';
import { colour } from '../../second-console/kinds/colour';
import { gauge } from '../../second-console/kinds/gauge';
import { stars } from '../../second-console/kinds/stars';

const record = defineRecord({ id: f.text(), paint: colour({ upper: true }), deposit: f.money() });

const tools = defineResource({
  name: 'stock/tools',
  record,
  api: { list: get('/tools') },
  build: ({ block }) => ({
    key: 'id',
    list: { call: 'list', columns: ['id', 'paint'], filters: { stars: stars({ most: 3 }) } },
    show: { sections: { worth: block(gauge, ['deposit'], { most: 240 }) } },
  }),
});

const words = {
  name: 'Tools',
  fields: { id: 'Id', paint: 'Paint' },
  filters: { stars: 'Stars' },
  sections: { worth: { name: 'Worth', fields: { deposit: 'Deposit' } } },
} satisfies LabelsOf<typeof tools>;

words satisfies LabelsOf<typeof tools>;

// @ts-expect-error a block's field without a label
({ ...words, sections: { worth: { name: 'Worth' } } }) satisfies LabelsOf<typeof tools>;

// @ts-expect-error a misspelt option of a field
colour({ uper: true });

// @ts-expect-error a misspelt option of an input
stars({ moost: 3 });

defineResource({
  name: 'stock/tools',
  record,
  api: { list: get('/tools') },
  build: ({ block }) => ({
    key: 'id',
    list: { call: 'list', columns: ['id'] },
    show: {
      sections: {
        // @ts-expect-error a field that the record lacks
        worth: block(gauge, ['depozit'], { most: 240 }),
        // @ts-expect-error a misspelt option of a block
        other: block(gauge, ['deposit'], { moost: 240 }),
      },
    },
  }),
});

const pay = defineEnum('pay', { unpaid: { wire: '1' }, paid: { wire: '2' } });

// @ts-expect-error an initial value that the enum lacks
i.radio(pay, { initial: 'nonsense' });

// @ts-expect-error an initial value that the enum lacks
i.select(pay, { initial: 'nonsense' });
