import { product } from '@resources/product';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Client } from '../../../src/api/client';
import { ApiError } from '../../../src/api/errors';
import type { Application, EntryProps } from '../../../src/application';
import { createAuthProvider } from '../../../src/auth/authProvider';
import { showLogin } from '../../../src/login/showLogin';
import { runtime } from '../../support/runtime';

let end = () => {};
afterEach(() => {
  end();
  document.body.replaceChildren();
});

const CAPTCHA = { token: 'c1', image: 'data:image/png;base64,iVBORw0KGgo=' };

/** Opens the login with this auth provider, and fills it in. */
async function fill(login: EntryProps['authProvider']['login']) {
  const application = {
    ...(product as Application),
    session: { ...product.session, captcha: async () => CAPTCHA, menu: () => new Promise<never>(() => {}) },
  };
  const client = { send: () => new Promise(() => {}), prefetch: () => {} } as unknown as Client;
  const authProvider = {
    ...createAuthProvider({ runtime, client, def: application.session, leave: () => {} }),
    login,
  };
  const show = showLogin(await product.words.login(), async () => {});
  const props = {
    ...runtime,
    application,
    client,
    authProvider,
    settings: { title: '' },
    from: undefined,
    go: () => {},
  };
  end = show(document.body.appendChild(document.createElement('div')), props as unknown as EntryProps);
  const user = userEvent.setup({ delay: null });
  await screen.findByRole('img', { name: /验证码/ });
  await user.type(screen.getByRole('textbox', { name: '账号' }), ' admin ');
  await user.type(screen.getByLabelText('密码'), ' pass ');
  await user.type(screen.getByRole('textbox', { name: '验证码' }), '1234{Enter}');
}

test('what is typed goes through the auth provider, once, and then the console is entered', async () => {
  const login = vi.fn(async () => {});
  await fill(login);
  expect(await screen.findByText('正在进入…')).toBeTruthy();
  expect(login.mock.calls).toEqual([
    [{ typed: { account: 'admin', password: ' pass ', captcha: '1234' }, captchaToken: 'c1' }],
  ]);
});

test('what the auth provider refuses is said, and the form stays', async () => {
  await fill(() => Promise.reject(new ApiError('refused', '账号或密码错误')));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('账号或密码错误'));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '账号' }).value).toBe(' admin ');
});
