import type { Field } from '../../../model/shape';
import type { FieldContract, Schema, SchemaParts } from '../contract';

export const contract: FieldContract = {
  schema: (field, parts) => ({
    type: ['array', 'null'],
    items:
      field.below === undefined ? parts.record(field.shape ?? {}) : nodeSchema(field, field.below, parts),
  }),
  written: () => '{ … }',
};

/** A node of a tree, with its children. */
const nodeSchema = ({ shape = {} }: Field, below: string, { path, record, shared }: SchemaParts): Schema =>
  shared(path, () => {
    const node = record(shape);
    const children: Schema = { type: ['array', 'null'], items: { $ref: `#/components/schemas/${path}` } };
    return { ...node, properties: { ...node.properties, [below]: children } };
  });
