import type { FormKind, Input } from '../../schema/inputs';

/** The props of our own inputs; unlike react-admin's, they get a translated label. */
export interface OwnInputProps<K extends FormKind> {
  readonly name: string;
  readonly input: Input<K>;
  readonly label: string;
  readonly required: boolean;
  readonly emptyText: string;
}
