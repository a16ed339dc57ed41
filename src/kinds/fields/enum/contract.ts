import type { EnumDef } from '../../../model/enums';
import type { FieldContract, Schema } from '../contract';

export const contract: FieldContract = {
  schema: ({ of }, { shared }) => (of ? shared(`enums.${of.name}`, () => enumSchema(of)) : {}),
  written: ({ of }) => of?.name ?? '',
};

/** The codes of an enum, as strings and in their other notations. */
function enumSchema({ options, values }: EnumDef): Schema {
  const codes = values.map((value) => [options[value]?.wire ?? []].flat());
  const description = values.map((value, at) => `${codes[at]?.join(', ')}: ${value}`).join('; ');
  if (values.some((value) => options[value]?.otherwise))
    return {
      type: ['string', 'number', 'boolean', 'null'],
      description: `${description}; or any other code`,
    };
  return { enum: [...codes.flat().flatMap(notations), '', null], description };
}

/** A code as a string, number and boolean. */
function notations(code: string): readonly (string | number | boolean)[] {
  if (code === 'true' || code === 'false') return [code, code === 'true'];
  return String(Number(code)) === code ? [code, Number(code)] : [code];
}
