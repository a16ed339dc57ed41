import type { InputLookProps, OwnInput, OwnInputContract } from '../../model/inputs';
import type { Lazy } from '../../model/lazy';
import type { MessageKey } from '../../model/messages';
import type { OwnKind } from '../../model/shape';

/** What makes a kind of input: how its value is sent, checked and drawn. */
export interface OwnInputDef<T, Options extends readonly unknown[] = readonly unknown[]> {
  /** What it holds while it is empty: `''`, `null` or `[]`. */
  readonly blank: T;
  /** Encodes a value that isn't empty; `undefined` is omitted. */
  encode(value: T): string | undefined;
  /** Parses it from a url, which may be hand-written. */
  parse(raw: unknown): T | undefined;
  /** Two different, valid values, for generated tests. */
  sample(n: number): T;
  /** What is wrong with a value that isn't empty. */
  problem?(value: T): MessageKey | undefined;
  /** The initial value in a form. */
  readonly initial?: T;
  /** The message if it is empty; without it, it may be. */
  readonly required?: MessageKey;
  /** One component for the query bar and for forms. */
  readonly look: Lazy<InputLookProps<T, Options>>;
  readonly contract: OwnInputContract;
}

/**
 * Declares a kind of input of your own, for filters and for forms; what is typed is kept, checked and sent as with the engine's.
 * @param kind its name, with the application's in front
 * @param define makes the kind from the options that a declaration gives
 * @example
 * const stars = defineInput('rental/stars', ({ most = 5 }: { most?: number } = {}) => ({
 *   blank: '',
 *   encode: (value) => value,
 *   parse: (raw) => (typeof raw === 'string' && Number(raw) <= most ? raw : undefined),
 *   sample: (n) => String(1 + (n % most)),
 *   look: async () => ({ default: () => null }),
 *   contract: { schema: { type: 'string' } },
 * }));
 * const form = { condition: stars({ most: 3 }) };
 */
export const defineInput =
  <T, Options extends readonly unknown[] = []>(
    kind: OwnKind,
    define: (...options: Options) => OwnInputDef<T, Options>,
  ): ((...options: Options) => OwnInput<T>) =>
  (...options) => {
    const { look, problem, ...rest } = define(...options);
    return {
      ...rest,
      ...(problem && { problem: (value: unknown) => problem(value as T) }),
      kind,
      given: options,
      look: look as Lazy<InputLookProps>,
    };
  };
