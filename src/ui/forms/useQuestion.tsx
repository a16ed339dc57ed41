import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import type { QuestionProps } from '@/schema/forms';
import type { Lazy } from '@/schema/lazy';
import type { AnyRow } from '@/schema/resource';
import type { Values } from '@/schema/validate';

/**
 * A declared question, written by hand, before something is sent.
 * @param record what it is about; of a list as a whole, a row without fields
 * @returns the dialog while it is asked, and `isSure`, which asks and answers at once where nothing is declared
 */
export function useQuestion(
  question: Lazy<QuestionProps<never>> | undefined,
  record: AnyRow = { id: '' },
): { readonly dialog: ReactNode; isSure(values: Values): Promise<boolean> } {
  const [Question] = useState(
    () => question && lazy(question as () => Promise<{ default: ComponentType<QuestionProps<AnyRow>> }>),
  );
  const [asked, setAsked] = useState<Pick<QuestionProps<AnyRow>, 'values' | 'onAnswer'>>();
  return {
    dialog: Question && asked && (
      <Suspense>
        <Question record={record} {...asked} />
      </Suspense>
    ),
    async isSure(values) {
      if (!Question) return true;
      const answered = new Promise<boolean>((answer) => setAsked({ values, onAnswer: answer }));
      return answered.finally(() => setAsked(undefined));
    },
  };
}
