import type { FieldContract } from '../contract';

export const contract: FieldContract = {
  schema: ({ shape = {} }, { record }) => ({ ...record(shape), type: ['object', 'null'] as never }),
  written: () => '{ … }',
};
