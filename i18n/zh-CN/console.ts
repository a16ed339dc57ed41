import { errors } from 'declared-console/words/zh-CN/errors';
import { ra } from 'declared-console/words/zh-CN/ra';
import { form, list, shell } from 'declared-console/words/zh-CN/shell';
import type { EnumLabels } from '../types';
import { enums } from './enums';
import { menuNames } from './menuNames';
import { messages } from './messages';
import { product } from './product';

/** The console's words, without those of resources and pages. */
export default {
  ra,
  errors,
  messages,
  enums: enums satisfies EnumLabels,
  list,
  form,
  shell: { ...shell, product, menu: { ...shell.menu, names: menuNames } },
};
