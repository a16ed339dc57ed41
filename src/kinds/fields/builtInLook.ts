import type { Field, LookProps } from '../../model/shape';

/** What a look of the engine's kinds is given: a value that is neither empty nor unread, and its field. */
export interface BuiltInLookProps extends LookProps<unknown> {
  readonly field: Field;
}
