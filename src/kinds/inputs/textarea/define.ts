import type { Template, TextareaInput } from '../../../model/inputs';
import type { MessageKey } from '../../../model/messages';
import { type TextOptions, textCodec, textProblem } from '../shared';

interface TextareaOptions extends TextOptions {
  readonly rows?: number;
  /** Messages, or messages with a condition. */
  readonly templates?: readonly (MessageKey | Template)[];
}

export const textarea = ({
  example,
  rows = 4,
  templates,
  ...options
}: TextareaOptions = {}): TextareaInput => ({
  kind: 'textarea',
  rows,
  ...(templates && {
    templates: templates.map((each) => (typeof each === 'string' ? { say: each } : each)),
  }),
  ...options,
  ...textCodec(example),
  problem(value) {
    return typeof value === 'string' ? textProblem(this.encode(value) ?? '', this) : undefined;
  },
});
