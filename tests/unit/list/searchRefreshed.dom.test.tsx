import feedback from '@resources/app/feedback';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { ListBase, useListContext } from 'react-admin';
import { expect, it } from 'vitest';
import SearchHere from '../../../src/ui/list/SearchHere';
import { field, press, renderConsole } from '../../support/renderConsole';

it('what was read is that of one filter, and old when the list is refreshed', async () => {
  const view = await renderConsole({
    at: '/app/feedback',
    lists: ['app/feedback'],
    answers: {
      'POST /api/version/feedback': ({ page, status = 'any' }) => ({
        list: Array.from({ length: Number(page) < 3 ? 10 : 1 }, (_, at) => ({
          name: `${status}-${page}-${at}`,
        })),
        count: 21,
      }),
    },
  });
  const box = await field('搜索用户、手机号、机型');
  const readings = () => view.sent.filter(({ params }) => Number(params.page) === 2).length;
  async function findAgain(words: string, found: string) {
    fireEvent.change(box, { target: { value: words } });
    fireEvent.submit(box);
    await screen.findByText(found);
  }

  await findAgain('-3-', 'any-3-0');
  await press('查询');
  await findAgain('-2-9', 'any-2-9');
  await waitFor(() => expect(readings()).toBe(2));
  await findAgain('-3-', 'any-3-0');
  await act(() => view.router.navigate(`/app/feedback?filter=${encodeURIComponent('{"status":"handled"}')}`));
  // The search stays, in what is filtered now.
  await screen.findByText('2-3-0');
  expect(readings()).toBe(3);
  await act(() => view.router.navigate('/app/feedback?filter=%7B%7D'));
  await screen.findByText('any-3-0');
  expect(readings()).toBe(3);
  await press('查询');
  await findAgain('-2-9', 'any-2-9');
  await waitFor(() => expect(readings()).toBe(4));
});

/** Reads the list again, and then lets the search come. */
function Buttons({ onCome }: { readonly onCome: () => void }) {
  const { refetch, data } = useListContext();
  return (
    <>
      <output>{data?.length}</output>
      <button type="button" onClick={onCome}>
        come
      </button>
      <button type="button" onClick={() => refetch()}>
        refresh
      </button>
    </>
  );
}

/** A list whose search comes once the rows are there. */
function Late() {
  const [hasCome, setHasCome] = useState(false);
  return (
    <ListBase resource="app/feedback" disableAuthentication storeKey={false}>
      <Buttons onCome={() => setHasCome(true)} />
      {hasCome && <SearchHere resource={feedback} onRead={() => {}} />}
    </ListBase>
  );
}

it('the first refresh counts, too, where the search came after the rows', async () => {
  const view = await renderConsole({
    at: '/late',
    pages: { '/late': <Late /> },
    answers: {
      'POST /api/version/feedback': ({ page }) => ({
        list: Array.from({ length: Number(page) < 3 ? 10 : 1 }, (_, at) => ({ name: `${page}-${at}` })),
        count: 21,
      }),
    },
  });
  const readings = () => view.sent.filter(({ params }) => Number(params.page) === 2).length;
  await screen.findByText('10');
  await press('come');
  const box = await field('搜索用户、手机号、机型');
  fireEvent.change(box, { target: { value: '1' } });
  fireEvent.submit(box);
  await screen.findByText('在已读取的 21 条中查找');
  await press('refresh');
  fireEvent.change(box, { target: { value: '2' } });
  fireEvent.submit(box);
  await waitFor(() => expect(readings()).toBe(2));
});
