import { errors } from 'declared-console/words/en-US/errors';
import { messages } from 'declared-console/words/en-US/messages';
import { ra } from 'declared-console/words/en-US/ra';
import { form, list, shell } from 'declared-console/words/en-US/shell';

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
