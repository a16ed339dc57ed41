import type { OpenAPIV3_1 } from 'openapi-types';
import type { Schema } from '../../kinds/fields/contract.ts';
import { contractOf } from '../../kinds/fields/contracts.ts';
import { inputContractOf } from '../../kinds/inputs/contracts.ts';
import type { Field, Shape } from '../../model/shape.ts';
import type { Input } from '../../schema/inputs.ts';

/** The shared schemas, by name; the functions below add to it. */
export type Components = Record<string, Schema>;

/** Refers to a schema, and writes it if it doesn't exist yet. */
function referred(name: string, components: Components, write: () => Schema): OpenAPIV3_1.ReferenceObject {
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
const fieldSchema = (field: Field, path: string, components: Components): Schema =>
  contractOf(field).schema(field, {
    path,
    record: (shape) => recordSchema(shape, path, components),
    shared: (name, write) => referred(name, components, write),
  });

/** What an input sends. */
export const inputSchema = (input: Input): Schema => inputContractOf(input).schema(input);
