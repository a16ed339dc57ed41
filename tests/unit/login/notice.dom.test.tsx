import { product } from '@resources/product';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Client } from '../../../src/api/client';
import type { Application, EntryProps, Notice } from '../../../src/application';
import styles from '../../../src/login/login.module.css';
import { showLogin } from '../../../src/login/showLogin';
import { runtime } from '../../support/runtime';

let end = () => {};
afterEach(() => {
  end();
  document.body.replaceChildren();
});

/** Opens the login with the reason for which it is shown. */
async function loginAfter(notice: Notice | undefined) {
  const show = showLogin(await product.words.login(), async () => {});
  const client = { send: () => new Promise(() => {}) } as unknown as Client;
  end = show(document.body.appendChild(document.createElement('div')), {
    application: product as Application,
    client,
    settings: { title: '' },
    notice,
    from: undefined,
    go: () => {},
    ...runtime,
  } as unknown as EntryProps);
}

const classesOf = (text: string) => screen.getByText(text).className.split(' ');

test('what has succeeded is not drawn as an error', async () => {
  await loginAfter('loginAgain');
  expect(classesOf('修改已生效，请重新登录')).toContain(styles.success);
});

test.each([
  ['session', /登录/],
  ['disabled', /账号/],
  ['forbidden', /权限/],
] as const)('the end of a session that is nobody’s success is: %s', async (notice, words) => {
  await loginAfter(notice);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toMatch(words);
  expect(alert.className.split(' ')).not.toContain(styles.success);
});
