import type { Field } from '../../../model/shape';
import { named, textField } from '../textField';

export const url = (more: Pick<Field, 'isFile'> = {}): Field<string> => ({
  ...textField('url', (n, path) => `https://files.example.com/${named(n, path)}.png`),
  ...more,
});
