import type { FormKind, Input } from '@/schema/inputs';

/** What the inputs of our own are given: their label is in words already. */
export interface OwnInputProps<K extends FormKind> {
  readonly name: string;
  readonly input: Input<K>;
  readonly label: string;
  readonly required: boolean;
  readonly emptyText: string;
}
