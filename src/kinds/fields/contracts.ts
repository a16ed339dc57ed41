import type { BuiltInField, Field } from '../../model/shape';
import type { FieldContract } from './contract';
import { contract as dateTime } from './dateTime/contract';
import { contract as duration } from './duration/contract';
import { contract as enumContract } from './enum/contract';
import { contract as epoch } from './epoch/contract';
import { contract as fileName } from './fileName/contract';
import { contract as hidden } from './hidden/contract';
import { contract as int } from './int/contract';
import { contract as list } from './list/contract';
import { contract as money } from './money/contract';
import { contract as object } from './object/contract';
import { contract as phone } from './phone/contract';
import { contract as secret } from './secret/contract';
import { contract as text } from './text/contract';
import { contract as url } from './url/contract';

/** What commands know of the engine's kinds; apart from their declarations, so that browsers don't load it. */
const contracts: Readonly<Record<BuiltInField, FieldContract>> = {
  text,
  fileName,
  int,
  money,
  dateTime,
  epoch,
  duration,
  phone,
  enum: enumContract,
  url,
  secret,
  object,
  list,
  hidden,
};

/** What commands know of a field's kind, the engine's or an application's. */
export function contractOf(field: Field): FieldContract {
  const { contract, kind } = field;
  if (!contract) return contracts[kind as BuiltInField];
  return { schema: (own) => ({ ...contract.schema, examples: [own.sample(1)] }) };
}

/** A field, as its declaration writes it. */
export function sourceOf(field: Field): string {
  const call = field.contract?.source ?? `f.${field.kind}(${contractOf(field).written?.(field) ?? ''})`;
  return field.optional ? `f.maybe(${call})` : call;
}
