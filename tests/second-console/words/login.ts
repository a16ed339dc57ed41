import { login as engine } from '@i18n/en-US/engine/login';
import type { LoginWords } from 'declared-console';

/** The login page of this application. */
export const login: LoginWords = {
  ...engine,
  product: 'Tool Library',
  fields: {
    email: { label: 'E-mail', required: 'Enter your e-mail address' },
    password: { label: 'Password', required: 'Enter your password' },
  },
};
