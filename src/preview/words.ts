import { errors as enErrors } from '@i18n/en-US/errors';
import { preview as enPreview } from '@i18n/en-US/preview';
import { errors as zhErrors } from '@i18n/zh-CN/errors';
import { preview as zhPreview } from '@i18n/zh-CN/preview';

/** The words of this door in both languages: they are few. */
export const words = {
  'zh-CN': { ...zhPreview, errors: zhErrors },
  'en-US': { ...enPreview, errors: enErrors },
};

export type Words = (typeof words)['zh-CN'];
