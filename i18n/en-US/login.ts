import { login as engine } from 'declared-console/words/en-US/login';
import type { Translated } from '../types';
import type { login as zh } from '../zh-CN/login';
import { product } from './product';

/** The login page of this product: the product's name, the fields of the form, and the product's settings. */
export const login = {
  ...engine,
  product,
  fields: {
    account: { label: 'Account', required: 'Account cannot be empty' },
    password: { label: 'Password', required: 'Password cannot be empty' },
    captcha: { label: 'Captcha', required: 'Please enter the captcha' },
  },
  settings: {
    ...engine.settings,
    problems: {
      ...engine.settings.problems,
      noHash: 'the url should contain {hash}, where the blockchain hash goes',
      notHosts: 'should be a list of {"from": "old host", "to": "new host"}',
      notHostNames: 'should be a list of host names',
      notPasswordRule: 'Must be contract or long',
      notFlag: 'should be true or false',
    },
  },
} satisfies Translated<typeof zh>;
