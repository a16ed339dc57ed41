import type { FileInput, FileOptions } from '../../../model/inputs';
import { parseText, type Required, trimmed } from '../shared';

export const file = (options: FileOptions, { required }: Required = {}): FileInput => ({
  kind: 'file',
  required,
  file: options,
  encode: trimmed,
  parse: parseText,
  sample: (n) => `/files/${n}${options.extension}`,
});
