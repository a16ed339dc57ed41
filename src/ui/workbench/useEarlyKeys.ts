import { useRef, useState } from 'react';
import { insertText } from '../../kit/insertText';
import { isPageCovered } from '../../kit/shortcuts';
import type { DecisionFocus } from '../review/DecisionFields';

/** What a key leads to: what is to be filled in, or the button that decides. */
type Target = 'fill' | 'decide';

/** What was written before the form of its record stood. */
export interface EarlyText {
  /** The record's. */
  readonly id: string;
  readonly text: string;
  /** Whether it isn't for the record that is shown, or that one has no form to take it. */
  readonly isLeft: boolean;
}

/**
 * Holds the keys that lead into a decision's form, and what is written then, while their record loads. Both are for that record
 * alone: they wait until its form stands, whatever is opened meanwhile.
 * @param id the current record's
 */
export function useEarlyKeys(id: string | undefined, focus: Pick<DecisionFocus, 'inputs' | 'decide'>) {
  const loaded = useRef<string>(undefined);
  const [written, setWritten] = useState<readonly EarlyText[]>([]);
  const lead = useRef<{ readonly id: string; readonly to: Target }>(undefined);
  const isComposing = useRef(false);
  const own = written.find((each) => each.id === id);

  function put(of: string, text: string, isLeft = false) {
    const now = { id: of, text, isLeft };
    setWritten((before) =>
      before.some((each) => each.id === of)
        ? before.map((each) => (each.id === of ? now : each))
        : [...before, now],
    );
  }
  const drop = (of: string) => setWritten((before) => before.filter((each) => each.id !== of));

  function goTo(to: Target) {
    if (to === 'decide') focus.decide.current?.focus();
    else fieldToFill(focus.inputs.current)?.focus();
  }

  function moveText({ id, text }: EarlyText) {
    const field = fieldToFill(focus.inputs.current);
    if (!field) return put(id, text, true);
    if (!isPageCovered()) field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
    insertText(field, field.value === '' ? text : `\n${text}`);
    drop(id);
  }

  function settle() {
    if (own && isComposing.current) return;
    if (own) moveText(own);
    const { current: held } = lead;
    if (held?.id !== id) return;
    lead.current = undefined;
    // What was written decides which button is due: once that is drawn.
    if (held && !isPageCovered()) queueMicrotask(() => goTo(held.to));
  }

  return {
    /** To be called with a key. */
    press(to: Target) {
      if (id === undefined || id === loaded.current) return goTo(to);
      lead.current = { id, to };
      if (to === 'fill' && !own) put(id, '');
    },
    /** To be called once the current record has loaded. */
    onStanding() {
      loaded.current = id;
      if (!own || isComposing.current) return;
      if (own.text) put(own.id, own.text, true);
      else drop(own.id);
    },
    /** To be called once the form of the current record can be filled in. */
    onReady: settle,
    /** What wait for their forms, the current record's among them. */
    texts: written
      .map((each) => ({ ...each, isLeft: each.isLeft || each.id !== id }))
      .filter(({ text, isLeft }) => text !== '' || !isLeft),
    onWrite: (of: string, text: string) => put(of, text),
    onComposing(now: boolean) {
      isComposing.current = now;
      if (!now && loaded.current === id) queueMicrotask(settle);
    },
    onDiscard: drop,
  };
}

/** The first text field of a form that is empty; if none is, its remark. */
function fieldToFill(inputs: HTMLElement | null): HTMLInputElement | HTMLTextAreaElement | undefined {
  const fields = [
    ...(inputs?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'textarea:not([aria-hidden]), input:not([type=radio], [type=checkbox], [type=file])',
    ) ?? []),
  ];
  return fields.find(({ value }) => value === '') ?? fields.find(({ localName }) => localName === 'textarea');
}
