import { errors as enErrors } from '@i18n/en-US/errors';
import { login as enLogin } from '@i18n/en-US/login';
import { errors as zhErrors } from '@i18n/zh-CN/errors';
import { login as zhLogin } from '@i18n/zh-CN/login';

/** The words of this door in both languages: they are few, and switching needs no request. */
export const words = {
  'zh-CN': { ...zhLogin, errors: zhErrors },
  'en-US': { ...enLogin, errors: enErrors },
};

export type Words = (typeof words)['zh-CN'];
