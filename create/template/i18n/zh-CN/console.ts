import { errors } from 'declared-console/words/zh-CN/errors';
import { messages } from 'declared-console/words/zh-CN/messages';
import { ra } from 'declared-console/words/zh-CN/ra';
import { form, list, shell } from 'declared-console/words/zh-CN/shell';
import { enums } from './enums';

/** What all pages of the console say. */
export default { ra, errors, messages, list, form, shell: { ...shell, product: '%TITLE%' }, enums };
