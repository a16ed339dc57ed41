import { type ComponentType, type ReactNode, useState } from 'react';
import { Deferred } from '../../kit/Deferred';
import { lazyChunk } from '../../lazyChunk';
import type { Lazy } from '../../model/lazy';
import type { QuestionProps } from '../../schema/forms';
import { type AnyRow, NO_ROW } from '../../schema/resource';
import type { Values } from '../../schema/validate';

interface OpenQuestion extends Pick<QuestionProps<AnyRow>, 'values' | 'onAnswer'> {
  readonly Question: ComponentType<QuestionProps<AnyRow>>;
}

/**
 * Asks a declared, hand-written question before something is sent.
 * @param record what it is about; for a whole list, an empty row
 * @returns the dialog while it is open, and `isSure`, which asks; without a declared question it resolves to true
 */
export function useQuestion(record: AnyRow = NO_ROW): {
  readonly dialog: ReactNode;
  isSure(question: Lazy<QuestionProps<never>> | undefined, values: Values): Promise<boolean>;
} {
  const [asked, setAsked] = useState<OpenQuestion>();
  return {
    dialog: asked && (
      <Deferred onClose={() => asked.onAnswer(false)}>
        <asked.Question record={record} values={asked.values} onAnswer={asked.onAnswer} />
      </Deferred>
    ),
    async isSure(question, values) {
      if (!question) return true;
      const Question = lazyChunk(question as () => Promise<{ default: OpenQuestion['Question'] }>);
      const answered = new Promise<boolean>((onAnswer) => setAsked({ Question, values, onAnswer }));
      return answered.finally(() => setAsked(undefined));
    },
  };
}
