import type { TextInput } from '../../../model/inputs';
import { withoutNoise } from '../../../model/noise';
import { type TextOptions, textCodec, textProblem } from '../shared';

/** The options of one line of text. */
type OneLine = Pick<TextInput, 'inputMode' | 'finds' | 'holds' | 'parts'>;

export const text = ({ example, ...options }: TextOptions & OneLine = {}): TextInput => ({
  kind: 'text',
  ...options,
  ...textCodec(example),
  ...noiseCodec(options),
  problem(value) {
    return typeof value === 'string' ? textProblem(this.encode(value) ?? '', this) : undefined;
  },
});

/** Takes the noise off pasted numbers and names, by the kinds that an input holds or finds. */
function noiseCodec({ finds = [], holds, inputMode, pattern }: TextOptions & OneLine) {
  const kind = holds ?? (inputMode === 'tel' ? 'phone' : undefined);
  const strict = finds.flatMap((each) => (each.loose ? [] : [each.pattern]));
  const patterns = kind && pattern ? [...strict, pattern] : strict;
  const loose = finds.some((each) => each.loose);
  const begins = finds.flatMap((each) => each.begins ?? []);
  const parts = finds.some((each) => each.part !== undefined);
  if (!kind && patterns.length === 0 && !loose) return {};
  return {
    encode: (value: string) =>
      withoutNoise(value, { holds: kind, patterns, loose, begins, parts }) || undefined,
  };
}
