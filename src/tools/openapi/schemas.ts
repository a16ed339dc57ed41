import type { OpenAPIV3_1 } from 'openapi-types';
import type { EnumDef } from '../../model/enums.ts';
import type { Field, Shape } from '../../model/shape.ts';
import type { Input } from '../../schema/inputs.ts';
import type { Schema } from '../description.ts';

/** The shared schemas, by name; the functions below add to it. */
export type Components = Record<string, Schema>;

const DAY = '\\d{4}-\\d{2}-\\d{2}';
const MOMENT = `${DAY}( \\d{2}:\\d{2}:\\d{2})?`;
const NUMBER = '-?\\d+(\\.\\d+)?';
const CLOCK = '(\\d+:)?\\d{1,2}:\\d{1,2}(\\.\\d+)?';

const whole = (...patterns: readonly string[]) => `^\\s*(${patterns.join('|')})?\\s*$`;

/** Refers to a schema, and writes it if it doesn't exist yet. */
function referred(name: string, components: Components, write: () => Schema): Schema {
  if (!Object.hasOwn(components, name)) {
    // It may refer to itself.
    components[name] = {};
    components[name] = write();
  }
  return { $ref: `#/components/schemas/${name}` };
}

/**
 * A record as a server answers it: `f.maybe` fields may be missing, and there may be additional fields.
 * @param name of the record, for references to itself
 */
const recordSchema = (
  shape: Shape,
  name: string,
  components: Components,
): OpenAPIV3_1.NonArraySchemaObject => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(shape).map(([key, field]) => [key, fieldSchema(field, `${name}.${key}`, components)]),
  ),
  required: Object.entries(shape).flatMap(([key, { optional }]) => (optional ? [] : [key])),
});

/** The record of a resource, as a named schema. */
export const namedRecord = (resource: string, shape: Shape, components: Components): Schema => {
  const name = `records.${resource.replaceAll('/', '.')}`;
  return referred(name, components, () => recordSchema(shape, name, components));
};

/** What a field accepts on the wire. */
function fieldSchema(field: Field, name: string, components: Components): Schema {
  const examples = [field.sample(1)];
  const { shape = {}, below } = field;
  switch (field.kind) {
    case 'text':
    case 'hidden':
      // `f.texts()` also accepts a single text.
      return Array.isArray(examples[0])
        ? { type: ['array', 'null'], items: { type: ['string', 'number', 'boolean'] }, examples }
        : { type: ['string', 'number', 'boolean', 'null'], examples };
    case 'fileName':
    case 'phone':
    case 'url':
    case 'secret':
      return { type: ['string', 'null'], examples };
    case 'dateTime':
      return { type: ['string', 'null'], pattern: whole(MOMENT), examples };
    case 'int':
    case 'money':
    case 'epoch':
      return { type: ['number', 'string', 'null'], pattern: whole(NUMBER), examples };
    case 'duration':
      return { type: ['number', 'string', 'null'], pattern: whole(NUMBER, CLOCK), examples };
    case 'enum':
      return field.of ? enumSchema(field.of, components) : {};
    case 'object':
      return { ...recordSchema(shape, name, components), type: ['object', 'null'] as never };
    case 'list':
      return {
        type: ['array', 'null'],
        items:
          below === undefined
            ? recordSchema(shape, name, components)
            : nodeSchema(shape, name, below, components),
      };
  }
}

/** A node of a tree, with its children. */
const nodeSchema = (shape: Shape, name: string, below: string, components: Components): Schema =>
  referred(name, components, () => {
    const children = { type: ['array', 'null'], items: { $ref: `#/components/schemas/${name}` } };
    const node = recordSchema(shape, name, components);
    return { ...node, properties: { ...node.properties, [below]: children as Schema } };
  });

/** The codes of an enum, as strings and in their other notations; undefined if it has none. */
const enumSchema = ({ name, options, values }: EnumDef, components: Components): Schema =>
  referred(`enums.${name}`, components, () => {
    const codes = values.map((value) => [options[value]?.wire ?? []].flat());
    const description = values.map((value, at) => `${codes[at]?.join(', ')}: ${value}`).join('; ');
    if (values.some((value) => options[value]?.otherwise))
      return {
        type: ['string', 'number', 'boolean', 'null'],
        description: `${description}; or any other code`,
      };
    return { enum: [...codes.flat().flatMap(written), '', null], description };
  });

/** A code as a string, number and boolean. */
function written(code: string): readonly (string | number | boolean)[] {
  if (code === 'true' || code === 'false') return [code, code === 'true'];
  return String(Number(code)) === code ? [code, Number(code)] : [code];
}

/** What an input sends. */
export function inputSchema(input: Input): Schema {
  switch (input.kind) {
    case 'text':
    case 'textarea':
    case 'password':
      return { type: 'string', ...(input.max !== undefined && { maxLength: input.max }) };
    case 'select':
    case 'radio':
      return { type: 'string', enum: input.of.values.map((value) => input.of.wire(value)) };
    case 'number':
      return { type: 'string', pattern: whole(NUMBER) };
    case 'date':
      return { type: 'string', pattern: whole(input.time ? MOMENT : DAY) };
    case 'dateRange':
      return { type: 'string', pattern: whole(`${MOMENT} - ${MOMENT}`) };
    case 'checklist':
      return { type: 'string', description: 'Several, with commas between them.' };
    case 'choice':
    case 'file':
      return { type: 'string' };
  }
}
