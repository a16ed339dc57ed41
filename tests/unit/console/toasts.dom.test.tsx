import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { NotificationContextProvider, useNotificationContext, useNotify } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toasts } from '../../../src/console/toasts/Toasts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

let notify: ReturnType<typeof useNotify>;
function Speaker() {
  notify = useNotify();
  return null;
}
/** In steps: a render may set the next timer. */
async function pass(milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += 100)
    await act(() => vi.advanceTimersByTimeAsync(100));
}

test('an error does not wait for a long success message, and each is shown long enough', async () => {
  render(
    <NotificationContextProvider>
      <Speaker />
      <Toasts />
    </NotificationContextProvider>,
  );
  act(() => notify('操作成功', { type: 'success', autoHideDuration: 60_000 }));
  await act(() => vi.dynamicImportSettled());
  await pass(3000);
  expect(screen.getByText('操作成功')).toBeTruthy();
  act(() => {
    notify('服务器出错', { type: 'error' });
    notify('请稍后重试', { type: 'error' });
  });
  await pass(1400);
  expect(screen.getByText('操作成功')).toBeTruthy();
  await pass(600);
  expect(screen.queryByText('操作成功')).toBeNull();
  expect(screen.getByText('服务器出错')).toBeTruthy();
  await pass(1000);
  expect(screen.getByText('服务器出错')).toBeTruthy();
  await pass(1000);
  expect(screen.queryByText('服务器出错')).toBeNull();
  expect(screen.getByText('请稍后重试')).toBeTruthy();
  await pass(3000);
  expect(screen.getByText('请稍后重试')).toBeTruthy();
});

test('a message that arrives while another one is taken up is not lost', async () => {
  /** Says one thing more as soon as another waits, before anybody takes it up. */
  function Echo() {
    const { notifications, addNotification } = useNotificationContext();
    const isFirst = notifications[0]?.message === '上传成功' && notifications.length === 1;
    useLayoutEffect(() => {
      if (isFirst) addNotification({ message: '添加成功', type: 'success' });
    }, [isFirst, addNotification]);
    return null;
  }
  render(
    <NotificationContextProvider>
      <Speaker />
      <Echo />
      <Toasts />
    </NotificationContextProvider>,
  );
  act(() => notify('开始', { type: 'info', autoHideDuration: 500 }));
  await act(() => vi.dynamicImportSettled());
  await pass(2000);
  act(() => notify('上传成功', { type: 'success' }));
  await pass(300);
  expect(screen.getByText('上传成功')).toBeTruthy();
  await pass(2000);
  expect(screen.getByText('添加成功')).toBeTruthy();
});

test('if the toasts fail to load, messages are shown anyway, and as toasts once they have loaded', async () => {
  vi.resetModules();
  const fresh = await import('../../../src/console/toasts/Toasts');
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <NotificationContextProvider>
      <Speaker />
      <fresh.Toasts />
    </NotificationContextProvider>,
  );
  await act(async () => {});
  expect(screen.queryByRole('alert'), 'nothing is loaded before there is anything to say').toBeNull();
  const said = () => screen.getByRole('alert').textContent;
  const isToast = () => document.querySelector('.MuiSnackbar-root') !== null;
  await act(async () => notify('服务器出错', { type: 'error' }));
  expect([said(), isToast()]).toEqual(['服务器出错', false]);
  await act(async () => notify(<b>请稍后重试</b>, { type: 'warning' }));
  expect([said(), isToast()]).toEqual(['请稍后重试', false]);
  onLine.mockReturnValue(true);
  await act(async () => notify('操作成功', { type: 'success' }));
  await act(() => vi.dynamicImportSettled());
  expect([said(), isToast()]).toEqual(['服务器出错', true]);
  onLine.mockRestore();
  complained.mockRestore();
});
