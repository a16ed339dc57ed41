import { type FieldContract, MOMENT, wholly } from '../contract';

export const contract: FieldContract = {
  schema: (field) => ({ type: ['string', 'null'], pattern: wholly(MOMENT), examples: [field.sample(1)] }),
};
