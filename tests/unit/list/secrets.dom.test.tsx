import { screen, within } from '@testing-library/react';
import { Suspense, use } from 'react';
import { ListContextProvider, ResourceContextProvider, useList } from 'react-admin';
import { expect, it } from 'vitest';
import { useConsole } from '../../../src/kit/ConsoleContext';
import { MASK } from '../../../src/kit/format';
import { decodeRow } from '../../../src/schema/record';
import type { AnyResource } from '../../../src/schema/resource';
import { defineRecord, defineResource, f, get } from '../../../src/schema.ts';
import { RowsTable } from '../../../src/ui/list/RowsTable';
import { Sections } from '../../../src/ui/show/Sections';
import { renderConsole } from '../../support/renderConsole';

const keys = defineResource({
  name: 'area/keys',
  record: defineRecord({ owner: f.text(), key: f.secret(), former: f.list({ key: f.secret() }) }),
  api: { list: get('/api/keys') },
  build: ({ rows }) => ({
    key: 'owner',
    list: { call: 'list', columns: ['owner', 'key'] },
    show: { sections: { former: rows('former', { columns: ['key'] }) } },
  }),
}) as unknown as AnyResource;

const wire = { owner: 'Li', key: 'open-sesame', former: [{ key: 'old-sesame' }] };
const row = decodeRow(keys.record, 'owner', wire, { where: '', index: 0, sink: () => {} });
const empty = { ...row, id: 'none', owner: 'Wu', key: '' };

function List() {
  return (
    <ResourceContextProvider value="area/keys">
      <ListContextProvider value={useList({ data: [row, empty] })}>
        <RowsTable resource={keys} />
      </ListContextProvider>
    </ResourceContextProvider>
  );
}

function Show() {
  use(useConsole().loadWords('review'));
  return <Sections resource={keys} record={{ ...row, route: {} }} />;
}

const open = (page: 'list' | 'show') =>
  renderConsole({ pages: { '/x': <Suspense>{page === 'list' ? <List /> : <Show />}</Suspense> }, at: '/x' });

it.each([
  ['list', 'open-sesame', 'resources.area/keys.fields.key'],
  ['show', 'old-sesame', 'resources.area/keys.sections.former.fields.key'],
] as const)('a secret in the table of a %s is masked until it is asked for', async (page, secret, label) => {
  const { user } = await open(page);
  const cell = (await screen.findByText(MASK, { selector: 'td *' })).closest('td') as HTMLElement;
  expect(document.body.innerHTML).not.toContain(secret);
  await user.click(await within(cell).findByLabelText(`显示 ${label}`));
  expect(cell.textContent).toBe(secret);
  await user.click(within(cell).getByLabelText(`隐藏 ${label}`));
  expect(document.body.innerHTML).not.toContain(secret);
  expect(within(cell).queryByLabelText(`复制 ${label}`)).not.toBeNull();
});

it('a missing secret is a dash, without a button to show it', async () => {
  await open('list');
  const cell = (await screen.findByText('Wu')).closest('tr')?.querySelector('.column-key');
  expect(cell?.innerHTML).toContain('—');
  expect(cell?.querySelector('button')).toBeNull();
});
