import { type ComponentType, type ReactNode, useState } from 'react';
import type { QuestionProps } from '@/schema/forms';
import type { Lazy } from '@/schema/lazy';
import type { AnyRow } from '@/schema/resource';
import type { Values } from '@/schema/validate';
import { lazyChunk } from '../../lazyChunk';
import { Deferred } from '../Deferred';

interface OpenQuestion extends Pick<QuestionProps<AnyRow>, 'values' | 'onAnswer'> {
  readonly Question: ComponentType<QuestionProps<AnyRow>>;
}

/**
 * Declared questions, written by hand, before something is sent.
 * @param record what they are about; of a list as a whole, a row without fields
 * @returns the dialog while one is asked, and `isSure`, which asks it; where none is declared there is nothing to ask
 */
export function useQuestion(record: AnyRow = { id: '' }): {
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
