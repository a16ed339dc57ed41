import type { LoginWords } from 'declared-console';
import { login as en } from 'declared-console/words/en-US/login';
import { login as zh } from 'declared-console/words/zh-CN/login';

const PRODUCT = '%TITLE%';

/** The login page, in every language. */
export const login: Readonly<Record<string, LoginWords>> = {
  'en-US': {
    ...en,
    product: PRODUCT,
    fields: {
      account: { label: 'Account', required: 'Enter your account' },
      password: { label: 'Password', required: 'Enter your password' },
    },
  },
  'zh-CN': {
    ...zh,
    product: PRODUCT,
    fields: {
      account: { label: '账号', required: '请输入账号' },
      password: { label: '密码', required: '请输入密码' },
    },
  },
};
