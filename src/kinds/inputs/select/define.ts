import type { EnumDef } from '../../../model/enums';
import type { SelectInput } from '../../../model/inputs';
import { codeProblem, enumCodec, type Required } from '../shared';

export const select = <const V extends string>(
  of: EnumDef<V>,
  options: Required & { readonly initial?: NoInfer<V> } = {},
): SelectInput<V> => ({
  kind: 'select',
  ...options,
  ...enumCodec(of),
  problem(value) {
    return codeProblem(value, this);
  },
});
