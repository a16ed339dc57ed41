import type { EnumLabels } from '../types';
import { errors } from './engine/errors';
import { ra } from './engine/ra';
import { form, list, shell } from './engine/shell';
import { enums } from './enums';
import { messages } from './messages';
import { menuNames, product } from './product';

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
