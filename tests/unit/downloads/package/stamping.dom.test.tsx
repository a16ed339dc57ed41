import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { field, press, renderConsole } from '../../../support/renderConsole';
import { session } from '../../../support/runtime';

const row = { baoquan_no: 'A', username: '', mobile: '', name: '', label: '', status: 'SUCCESS' };

beforeEach(() => session.start('token', { uid: '7', name: '管理员' }));
afterEach(() => session.end());

it('the package dialog takes time stamps by keyboard, and says of each file that is none why', async () => {
  await renderConsole({
    at: '/online/web',
    lists: ['online/web'],
    answers: {
      'GET /api/ajax/webfor/getWebList': () => ({
        data: [{ ...row, create_time: '', address: '' }],
        count: 1,
      }),
    },
  });
  await screen.findByText('A');
  const box = document.querySelector<HTMLInputElement>('tbody input[type=checkbox]');
  await act(async () => void (box && fireEvent.click(box)));
  await press('打包下载');
  const input = await field(/添加时间戳：选择 \.tsr 文件/);
  const user = userEvent.setup();
  for (let pressed = 0; pressed < 3 && document.activeElement !== input; pressed += 1) await user.tab();
  expect(document.activeElement).toBe(input);

  await user.upload(input, [
    // jsdom's files can't be read.
    Object.assign(new File(['no token'], '说明.tsr'), { arrayBuffer: async () => new ArrayBuffer(8) }),
    new File([new Uint8Array(64 * 1024 + 1)], '大.tsr'),
  ]);
  const title = await screen.findByText('2 个时间戳文件未加入');
  expect(title.closest('[role=status]')?.textContent).toBe(
    '2 个时间戳文件未加入说明.tsr不是时间戳文件（.tsr）大.tsr超过 64 KB，不是时间戳文件',
  );
  // Packing waits for none of them.
  expect((await screen.findByText<HTMLButtonElement>('开始打包')).disabled).toBe(false);
});
