import { errors } from 'declared-console/words/en-US/errors';
import { messages } from 'declared-console/words/en-US/messages';
import { ra } from 'declared-console/words/en-US/ra';
import { form, list, shell } from 'declared-console/words/en-US/shell';
import { enums } from './enums';

/** What all pages of the console say. */
export default { ra, errors, messages, list, form, shell: { ...shell, product: '%TITLE%' }, enums };
