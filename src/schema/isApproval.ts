import type { Decision } from './actions';
import { enumOf } from './inputs';
import type { AnyShown } from './resource';
import type { Values } from './validate';

/** Whether a decision is in favour: neither its button nor a value that was chosen has the tone of refusals. */
export const isApproval = ({ tone, form }: Decision<AnyShown>, values: Values): boolean =>
  tone !== 'bad' &&
  !Object.entries(form).some(([name, input]) => enumOf(input)?.options[String(values[name])]?.tone === 'bad');
