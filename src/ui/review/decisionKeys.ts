import type { KeyboardEvent, RefObject } from 'react';
import { isComposing } from '../../composing';

/** The fields that take text, which a key leaves or sends. */
const FIELDS = 'textarea, input:not([type=radio], [type=checkbox], [type=file])';

interface DecisionKeysOptions {
  /** The element that has the focus after a field is left. */
  readonly form: RefObject<HTMLElement | null>;
  /** Called to send what the form asks for. */
  readonly onSend: () => void;
}

/**
 * The keys of a decision's fields: Escape leaves a field, whose text stays, and Ctrl+Enter (on a Mac also Cmd+Enter) sends it. A
 * dialog keeps its Escape, which closes it.
 */
export const decisionKeys =
  ({ form, onSend }: DecisionKeysOptions) =>
  (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, target, nativeEvent } = event;
    if (isComposing(nativeEvent) || !(target instanceof HTMLElement) || !target.matches(FIELDS)) return;
    if (key === 'Enter' && (ctrlKey || metaKey)) {
      event.preventDefault();
      onSend();
    } else if (key === 'Escape' && !target.closest('[role=dialog]')) form.current?.focus();
  };
