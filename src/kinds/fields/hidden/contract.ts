import type { FieldContract } from '../contract';

export const contract: FieldContract = {
  schema: (field) => ({ type: ['string', 'number', 'boolean', 'null'], examples: [field.sample(1)] }),
};
