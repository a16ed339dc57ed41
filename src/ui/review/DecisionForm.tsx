import { Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import { type RefObject, useRef, useState } from 'react';
import { meets } from '@/schema/conditions';
import { formFor } from '@/schema/forms';
import type { Inputs } from '@/schema/inputs';
import type { AnyResource, AnyShown } from '@/schema/resource';
import type { ReviewStep } from '@/schema/show';
import type { Values } from '@/schema/validate';
import { phrases } from '../../storage/phrases';
import { BusyButton } from '../BusyButton';
import { formattedValues } from '../format';
import { ConfirmDialog } from '../forms/ConfirmDialog';
import { DeclaredForm } from '../forms/DeclaredForm';
import { FormInputs } from '../forms/FormInputs';
import { FormNote } from '../forms/Note';
import { typedIn } from '../forms/typedIn';
import { useQuestion } from '../forms/useQuestion';
import { phraseKey } from '../inputs/phraseKey';

/** The elements that a workbench's shortcuts focus: what is to be filled in, and the button that decides. */
export interface DecisionFocus {
  readonly inputs: RefObject<HTMLDivElement | null>;
  readonly decide: RefObject<HTMLButtonElement | null>;
}

interface DecisionFormProps {
  readonly resource: AnyResource;
  readonly stepName: string;
  readonly step: ReviewStep<AnyShown>;
  readonly record: AnyShown;
  readonly isSending: boolean;
  /** Resolves to whether the decision was made. */
  readonly decide: (action: string, values: Values, typed: string) => Promise<boolean>;
  readonly focus: DecisionFocus | undefined;
}

/**
 * The inputs of a step's actions, and a button for each action that applies to the record. Only the inputs of the pressed
 * action are validated and sent.
 */
export function DecisionForm({
  resource,
  stepName,
  step,
  record,
  isSending,
  decide,
  focus,
}: DecisionFormProps) {
  const translate = useTranslate();
  const words = `resources.${resource.name}.review.${stepName}.actions`;
  const offered = Object.entries(step.actions).filter(([, action]) => meets(action, record));
  const names = offered.map(([name]) => name);
  const pressed = useRef(names.at(-1) ?? '');
  const rulesOf = (name: string) => formFor(step.actions[name] ?? { form: {} }, record);
  const asking = names.find((name) => Object.keys(rulesOf(name).inputs).length > 0) ?? '';
  const note = step.actions[asking]?.note;
  const [question, setQuestion] = useState<{ name: string; answer(isYes: boolean): void }>();
  const { dialog, isSure: isSureOf } = useQuestion(record);

  const isSure = (name: string) =>
    new Promise<boolean>((answer) => setQuestion({ name, answer })).finally(() => setQuestion(undefined));

  async function send(values: Values): Promise<boolean> {
    const name = pressed.current;
    const action = step.actions[name];
    if (!action || (action.confirm && !(await isSure(name)))) return false;
    if (!(await isSureOf(action.question, values))) return false;
    const isDecided = await decide(
      name,
      values,
      typedIn(
        rulesOf(asking).inputs,
        values,
        (input) => translate(`${words}.${asking}.fields.${input}`),
        translate,
      ),
    );
    if (isDecided) remember(action.form, values, `${words}.${asking}.fields`);
    return isDecided;
  }

  return (
    <DeclaredForm
      rules={rulesOf(asking)}
      rulesNow={() => rulesOf(pressed.current)}
      draftKey={`review/${resource.name}/${stepName}/${record.id}`}
      keepsDraft
      send={send}
    >
      <Stack ref={focus?.inputs} sx={{ gap: 1.5 }}>
        <FormInputs
          rules={rulesOf(asking)}
          words={`${words}.${asking}.fields`}
          isMarked={names.length === 1}
        />
        {note && <FormNote load={note} record={record} />}
        <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
          {offered.map(([name, { tone }], index) => {
            const isLast = index === names.length - 1;
            return (
              <BusyButton
                key={name}
                ref={isLast ? focus?.decide : undefined}
                type="submit"
                variant={isLast ? 'contained' : 'outlined'}
                color={tone === 'bad' ? 'error' : 'primary'}
                size="medium"
                isBusy={isSending}
                onClick={() => {
                  pressed.current = name;
                }}
              >
                {translate(names.length > 1 ? `${words}.${name}.name` : 'form.submit')}
              </BusyButton>
            );
          })}
        </Stack>
      </Stack>
      {dialog}
      {question && (
        <ConfirmDialog
          title={translate(`${words}.${question.name}.title`, {
            _: translate(`${words}.${question.name}.name`),
          })}
          question={translate(
            `${words}.${question.name}.confirm`,
            formattedValues(resource.record, record, translate),
          )}
          onConfirm={() => question.answer(true)}
          onClose={() => question.answer(false)}
        />
      )}
    </DeclaredForm>
  );
}

/** Keeps what was typed into inputs with templates, to offer it as a template next time. */
function remember(inputs: Inputs, values: Values, words: string) {
  for (const [name, input] of Object.entries(inputs)) {
    if (input.kind === 'textarea' && input.templates)
      phrases.add(phraseKey(`${words}.${name}`, input.templates, values), String(values[name] ?? ''));
  }
}
