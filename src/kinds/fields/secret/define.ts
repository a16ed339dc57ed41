import type { Field } from '../../../model/shape';
import { named, textField } from '../textField';

export const secret = (): Field<string> => ({
  ...textField('secret', (n, path) => `key-${named(n, path)}`),
  isSecret: true,
});
