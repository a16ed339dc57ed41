import { errors } from '@i18n/en-US/engine/errors';
import { messages } from '@i18n/en-US/engine/messages';
import { ra } from '@i18n/en-US/engine/ra';
import { form, list, shell } from '@i18n/en-US/engine/shell';

/** What the console says before resources bring their own words. */
export default {
  ra,
  errors,
  messages: { ...messages, reasonRequired: 'Say why' },
  list,
  form,
  shell: { ...shell, product: 'Tool Library' },
  enums: {
    condition: { good: 'Good', worn: 'Worn', broken: 'Broken' },
    loanStatus: { requested: 'Requested', granted: 'Granted', refused: 'Refused' },
  },
};
