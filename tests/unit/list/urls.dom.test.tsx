import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { ListContextProvider, ResourceContextProvider, useList } from 'react-admin';
import { expect, it } from 'vitest';
import { decodeRow } from '../../../src/schema/record';
import type { AnyResource } from '../../../src/schema/resource';
import { defineRecord, defineResource, f, get } from '../../../src/schema.ts';
import { RowsTable } from '../../../src/ui/list/RowsTable';
import { Sections } from '../../../src/ui/show/Sections';
import { renderConsole } from '../../support/renderConsole';

const papers = defineResource({
  name: 'area/papers',
  record: defineRecord({ id_no: f.text(), scan: f.url(), cover: f.url() }),
  api: { list: get('/api/papers') },
  build: ({ facts }) => ({
    key: 'id_no',
    list: { call: 'list', columns: ['id_no', 'scan', { field: 'cover', to: () => '/user/users' }] },
    show: { sections: { paper: facts(['scan']) } },
  }),
}) as unknown as AnyResource;

const COVER = 'https://files.example.com/cover.png';
const SCANS = {
  whole: 'https://files.example.com/scans/%E6%88%BF%E4%BA%A7%20(1).pdf?v=2',
  bare: 'https://files.example.com/',
  broken: 'https://files.example.com/100%.pdf',
  unsafe: 'javascript:alert(1)',
  none: '',
};
const rows = Object.entries(SCANS).map(([id_no, scan], index) =>
  decodeRow(papers.record, 'id_no', { id_no, scan, cover: COVER }, { where: '', index, sink: () => {} }),
);

function List() {
  return (
    <ResourceContextProvider value="area/papers">
      <ListContextProvider value={useList({ data: rows })}>
        <RowsTable resource={papers} />
      </ListContextProvider>
    </ResourceContextProvider>
  );
}

const page = (
  <Suspense>
    <List />
    {rows.slice(0, 1).map((row) => (
      <Sections key={row.id} resource={papers} record={{ ...row, route: {} }} />
    ))}
  </Suspense>
);

it("a url is a link to a new tab with its file's name, and plain when it is unsafe", async () => {
  await renderConsole({ pages: { '/x': page }, at: '/x', areas: ['review'] });
  const link = await screen.findByText<HTMLAnchorElement>('房产 (1).pdf', { selector: 'td a' });
  expect([link.href, link.target, link.rel]).toEqual([SCANS.whole, '_blank', 'noopener noreferrer']);
  const cellOf = (id: string) => screen.getByText(id).closest('tr')?.querySelector('.column-scan');
  expect(cellOf('bare')?.textContent).toBe('files.example.com');
  expect(cellOf('broken')?.textContent).toBe('100%.pdf');
  expect(cellOf('unsafe')?.textContent).toBe('链接无效');
  expect(cellOf('unsafe')?.querySelector('a')).toBeNull();
  expect(cellOf('none')?.textContent).toBe('—');
});

it('a url in a column that links elsewhere is no link of its own', async () => {
  await renderConsole({ pages: { '/x': page }, at: '/x', areas: ['review'] });
  const [cell] = await screen.findAllByText(COVER);
  expect(cell?.closest('td')?.querySelectorAll('a')).toHaveLength(1);
  expect(cell?.closest('a')?.getAttribute('href')).toBe('/user/users');
});

it('a url among facts is a link with its whole text', async () => {
  await renderConsole({ pages: { '/x': page }, at: '/x', areas: ['review'] });
  const link = await screen.findByText<HTMLAnchorElement>(SCANS.whole, { selector: 'dd a, dd a *' });
  expect(link.closest('a')?.target).toBe('_blank');
});
