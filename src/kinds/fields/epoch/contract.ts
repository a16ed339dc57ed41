import type { Field } from '../../../model/shape';
import { type FieldContract, numberSchema, numbersIn } from '../contract';

/** As seconds, values from here on are after the year 5138; as milliseconds, those below are before 1973. */
const EARLIEST_MS = 1e11;
/** As seconds, values from here on are after 1973. */
const EARLIEST_SECONDS = 1e8;

/** The unit on the wire, judged by how the field decodes a moment. */
function unitOf(field: Field): 's' | 'ms' | undefined {
  if (field.kind !== 'epoch') return undefined;
  return field.decode(1_767_225_600, () => {}) === 1_767_225_600_000 ? 's' : 'ms';
}

export const contract: FieldContract = {
  schema: numberSchema(),
  holds: 'number',
  written: (field) => `'${unitOf(field)}'`,
  mends: [
    {
      concerns: (field) => unitOf(field) === 's',
      isWrong: (wires) => numbersIn(wires).some((each) => Math.abs(each) >= EARLIEST_MS),
      found: "milliseconds: declare f.epoch('ms')",
    },
    {
      concerns: (field) => unitOf(field) === 'ms',
      isWrong: (wires) => {
        const numbers = numbersIn(wires);
        return numbers.length > 0 && numbers.every((each) => each >= EARLIEST_SECONDS && each < EARLIEST_MS);
      },
      found: "seconds: declare f.epoch('s')",
    },
  ],
};
