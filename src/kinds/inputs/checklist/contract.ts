import type { InputContract } from '../contract';

export const contract: InputContract<'checklist'> = {
  schema: () => ({ type: 'string', description: 'Several, with commas between them.' }),
};
