import { Box, Stack } from '@mui/material';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Decision } from '../../schema/actions';
import type { AnyShown } from '../../schema/resource';
import type { FormRules, Values } from '../../schema/validate';
import { FormInputs } from '../forms/FormInputs';
import { FormNote } from '../forms/Note';
import { isTypedIn } from '../forms/typedIn';
import { AwayNotice } from './AwayNotice';
import { DecisionButtons } from './DecisionButtons';
import { decisionKeys } from './decisionKeys';

/** The elements that a workbench's shortcuts focus: what is to be filled in, and the button that decides. */
export interface DecisionFocus {
  readonly inputs: RefObject<HTMLDivElement | null>;
  readonly decide: RefObject<HTMLButtonElement | null>;
  /** Called once the form shows what was kept of it. */
  onReady?(): void;
}

interface DecisionFieldsProps {
  /** The actions that apply to the record; the last is the main one until something is written for another. */
  readonly actions: readonly (readonly [name: string, action: Decision<AnyShown>])[];
  /** The one that asks for something, and what it asks for. */
  readonly asking: string;
  readonly rules: FormRules;
  /** The i18n key of the actions' words. */
  readonly words: string;
  readonly record: AnyShown;
  readonly isSending: boolean;
  readonly focus: DecisionFocus | undefined;
  readonly onPress: (name: string) => void;
  /** What is said above the buttons. */
  readonly children: ReactNode;
}

/** The inputs of a decision and its buttons. What is written belongs to the action that asks for it: keys lead to no other. */
export function DecisionFields({
  actions,
  asking,
  rules,
  words,
  record,
  isSending,
  focus,
  onPress,
  children,
}: DecisionFieldsProps) {
  const own = useRef<HTMLDivElement>(null);
  const form = focus?.inputs ?? own;
  const { watch } = useFormContext<Values>();
  const isWritten = isTypedIn(rules.inputs, watch());
  const due = asking && isWritten ? asking : (actions.at(-1)?.[0] ?? '');
  const note = actions.find(([name]) => name === asking)?.[1].note;
  const press = decisionKeys({
    form,
    onSend() {
      if (isSending) return;
      onPress(asking);
      form.current?.closest('form')?.requestSubmit();
    },
  });
  return (
    <Stack ref={form} tabIndex={-1} onKeyDown={press} sx={{ gap: 1.5 }}>
      {focus?.onReady && <Ready onReady={focus.onReady} />}
      <FormInputs rules={rules} words={`${words}.${asking}.fields`} isMarked={actions.length === 1} />
      {note && <FormNote load={note} record={record} />}
      <AwayNotice />
      {/* In one row: a line more would cover facts on a small laptop. */}
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
        <DecisionButtons
          actions={actions}
          due={due}
          dueRef={focus?.decide}
          words={words}
          isSending={isSending}
          onPress={onPress}
        />
      </Stack>
    </Stack>
  );
}

/** Tells when the form around it shows what was kept: drawn once more, after the form's own effects have filled it in. */
function Ready({ onReady }: { readonly onReady: () => void }) {
  const { isReady } = useFormContext().formState;
  const [isFilled, setFilled] = useState(false);
  useEffect(() => setFilled(isReady), [isReady]);
  const tell = useEffectEvent(onReady);
  useEffect(() => {
    if (isFilled) tell();
  }, [isFilled]);
  return null;
}
