import type { FieldContract } from '../contract';

export const contract: FieldContract = {
  schema(field) {
    const examples = [field.sample(1)];
    // `f.texts()` also accepts a single text.
    return Array.isArray(examples[0])
      ? { type: ['array', 'null'], items: { type: ['string', 'number', 'boolean'] }, examples }
      : { type: ['string', 'number', 'boolean', 'null'], examples };
  },
  holds: 'text',
};
