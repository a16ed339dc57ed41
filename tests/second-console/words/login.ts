import type { LoginWords } from 'declared-console';
import { login as engine } from 'declared-console/words/en-US/login';

/** The login page of this application. */
export const login: LoginWords = {
  ...engine,
  product: 'Tool Library',
  fields: {
    email: { label: 'E-mail', required: 'Enter your e-mail address' },
    password: { label: 'Password', required: 'Enter your password' },
  },
};
