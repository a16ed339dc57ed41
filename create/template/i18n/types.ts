import type { EnumDef } from 'declared-console/schema';
import type { Translated } from 'declared-console/words/translated';
import type * as declared from '../resources/enums';

/** A label for every value of every declared enum: a missing one doesn't compile. */
export type EnumLabels = {
  readonly [K in keyof typeof declared]: (typeof declared)[K] extends EnumDef<infer V>
    ? { readonly [P in V]: string }
    : never;
};

export type { Translated };
