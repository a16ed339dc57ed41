import type * as declared from '@resources/enums';
import type * as identifiers from '@resources/identifiers';
import type * as serialNumbers from '@resources/serialNumbers';
import type { EnumDef } from 'declared-console/schema';
import type { Translated } from 'declared-console/words/translated';
import type { messages } from './zh-CN/messages';

/** A label for every value of every declared enum: a missing one doesn't compile. */
export type EnumLabels = {
  readonly [K in keyof typeof declared]: (typeof declared)[K] extends EnumDef<infer V>
    ? { readonly [P in V]: string }
    : never;
};

/** A label for every declared kind of number. */
export type IdentifierLabels = {
  readonly [K in keyof (typeof identifiers & typeof serialNumbers)]: string;
};

export type { Translated };

declare module 'declared-console/schema/messages' {
  interface MessageCatalogue extends Translated<typeof messages> {}
}
