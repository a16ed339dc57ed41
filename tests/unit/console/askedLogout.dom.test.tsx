import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import chinese from 'declared-console/words/zh-CN/palette';
import { ra } from 'declared-console/words/zh-CN/ra';
import { type ReactNode, useEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { TopBar } from '../../../src/console/frame/TopBar';
import Palette from '../../../src/console/palette/Palette';
import { useConsole } from '../../../src/kit/ConsoleContext';
import { field, menuOf, press, pressLogOut, renderConsole } from '../../support/renderConsole';
import { session } from '../../support/runtime';

const { logout } = ra.auth;
const onLeave = vi.fn();
const onClose = vi.fn();

/** What is held back: how often it was asked to be sent, and how that ends. */
let asked = 0;
let end: (isSent: boolean) => void = () => {};

function Held({ children }: { readonly children: ReactNode }) {
  const { beforeLogout } = useConsole();
  useEffect(() => {
    const finish = () => {
      asked += 1;
      return new Promise<boolean>((resolve) => {
        end = resolve;
      });
    };
    beforeLogout.add(finish);
    return () => void beforeLogout.delete(finish);
  }, [beforeLogout]);
  return children;
}

const open = (page: ReactNode) =>
  renderConsole({
    at: '/here',
    menu: menuOf(['user/balance']),
    onLeave,
    pages: { '/here': <Held>{page}</Held> },
  });

beforeEach(() => {
  sessionStorage.clear();
  session.start('t', { uid: '7', name: '张三' });
  onLeave.mockClear();
  onClose.mockClear();
  asked = 0;
});

it('the account’s menu logs out once, however often its entry is pressed while that waits', async () => {
  await open(<TopBar />);
  await pressLogOut(2);
  // Closed, it goes on, and can be opened meanwhile.
  await pressLogOut();
  expect(asked).toBe(1);
  // Nothing was sent: the user stays, and may try again.
  await act(async () => end(false));
  expect(onLeave).not.toHaveBeenCalled();
  await pressLogOut();
  await pressLogOut();
  expect(asked).toBe(2);
  await act(async () => end(true));
  await waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
});

it('the palette waits for it: it offers nothing else, and Escape does not hide what comes of it', async () => {
  await open(<Palette onClose={onClose} />);
  await field(chinese.palette.label);
  await press(await screen.findByText(logout, { selector: '[role=option] *' }));
  await waitFor(() => expect(asked).toBe(1));
  expect(screen.queryAllByRole('option')).toEqual([]);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => end(false));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onLeave).not.toHaveBeenCalled();
});
