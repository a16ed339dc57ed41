import type { Input, InputKind, OwnInput } from '../../model/inputs';
import type { OwnKind } from '../../model/shape';
import { contract as checklist } from './checklist/contract';
import { contract as choice } from './choice/contract';
import type { InputContract } from './contract';
import { contract as date } from './date/contract';
import { contract as dateRange } from './dateRange/contract';
import { contract as file } from './file/contract';
import { contract as number } from './number/contract';
import { contract as password } from './password/contract';
import { contract as radio } from './radio/contract';
import { contract as select } from './select/contract';
import { contract as text } from './text/contract';
import { contract as textarea } from './textarea/contract';

type BuiltIn = Exclude<InputKind, OwnKind>;

/** What commands know of the engine's kinds; apart from their declarations, so that browsers don't load it. */
const contracts: { readonly [K in BuiltIn]: InputContract<K> } = {
  text,
  textarea,
  password,
  number,
  radio,
  select,
  choice,
  checklist,
  date,
  dateRange,
  file,
};

const own: InputContract<OwnKind> = {
  schema: (input) => (input as OwnInput).contract.schema,
  rare: (input) => (input as OwnInput).contract.rare ?? [],
};

/** What commands know of an input's kind, the engine's or an application's. */
export const inputContractOf = ({ kind }: Input): InputContract =>
  (Object.hasOwn(contracts, kind) ? contracts[kind as BuiltIn] : own) as InputContract;
