import type { EnumDef } from '../../../model/enums';
import type { RadioInput } from '../../../model/inputs';
import { codeProblem, enumCodec, type Required } from '../shared';

export const radio = <const V extends string>(
  of: EnumDef<V>,
  options: Required & { readonly initial?: NoInfer<V> } = {},
): RadioInput<V> => ({
  kind: 'radio',
  ...options,
  ...enumCodec(of),
  problem(value) {
    return codeProblem(value, this);
  },
});
