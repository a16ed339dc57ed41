import type { Field } from '../../../model/shape';
import { type FieldContract, numberSchema } from '../contract';

/** Judged by how the field decodes an amount. */
const isInCents = (field: Field) => field.kind === 'money' && field.decode(12_850, () => {}) === 128.5;

export const contract: FieldContract = {
  schema: numberSchema(),
  holds: 'number',
  written: (field) => (isInCents(field) ? "{ in: 'cents' }" : ''),
  mends: [
    {
      concerns: isInCents,
      isWrong: (wires) => wires.some((wire) => /^-?[\d,]*\.\d+$/.test(String(wire))),
      found: 'decimal places, which cents have none of: declare f.money()',
    },
  ],
};
