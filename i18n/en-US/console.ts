import { errors } from 'declared-console/words/en-US/errors';
import { ra } from 'declared-console/words/en-US/ra';
import { form, list, shell } from 'declared-console/words/en-US/shell';
import type { Translated } from '../types';
import type zh from '../zh-CN/console';
import { enums } from './enums';
import { menuNames } from './menuNames';
import { messages } from './messages';
import { product } from './product';

/** The console's words, without those of resources and pages. */
export default {
  ra,
  errors,
  messages,
  enums,
  list,
  form,
  shell: { ...shell, product, menu: { ...shell.menu, names: menuNames } },
} satisfies Translated<typeof zh>;
