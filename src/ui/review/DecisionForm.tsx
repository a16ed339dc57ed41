import { DialogContentText } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Phrases } from '../../auth/phrases';
import { phraseKey } from '../../kinds/inputs/textarea/phraseKey';
import { useConsole } from '../../kit/ConsoleContext';
import { formattedValues } from '../../kit/format';
import { meets } from '../../model/conditions';
import { formFor } from '../../schema/forms';
import type { Inputs } from '../../schema/inputs';
import type { AnyResource, AnyShown } from '../../schema/resource';
import type { ReviewStep } from '../../schema/show';
import type { Values } from '../../schema/validate';
import { ConfirmDialog } from '../forms/ConfirmDialog';
import { DeclaredForm } from '../forms/DeclaredForm';
import { typedIn } from '../forms/typedIn';
import { useQuestion } from '../forms/useQuestion';
import { DecisionFields, type DecisionFocus } from './DecisionFields';
import type { useDecision } from './useDecision';

interface DecisionFormProps {
  readonly resource: AnyResource;
  readonly stepName: string;
  readonly step: ReviewStep<AnyShown>;
  readonly record: AnyShown;
  readonly isSending: boolean;
  /** Resolves to whether the decision was made. */
  readonly decide: ReturnType<typeof useDecision>['decide'];
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
  const { phrases } = useConsole();
  const words = `resources.${resource.name}.review.${stepName}.actions`;
  const offered = Object.entries(step.actions).filter(([, action]) => meets(action, record));
  const names = offered.map(([name]) => name);
  const pressed = useRef(names.at(-1) ?? '');
  const rulesOf = (name: string) => formFor(step.actions[name] ?? { form: {} }, record);
  const asking = names.find((name) => Object.keys(rulesOf(name).inputs).length > 0) ?? '';
  const [question, setQuestion] = useState<{ name: string; unsent: string; answer(isYes: boolean): void }>();
  const { dialog, isSure: isSureOf } = useQuestion(record);

  /** @param unsent what was typed, but isn't sent with this action */
  const isSure = (name: string, unsent: string) =>
    new Promise<boolean>((answer) => setQuestion({ name, unsent, answer })).finally(() =>
      setQuestion(undefined),
    );

  async function send(values: Values): Promise<boolean> {
    const name = pressed.current;
    const action = step.actions[name];
    const typed = typedIn(
      rulesOf(asking).inputs,
      values,
      (input) => translate(`${words}.${asking}.fields.${input}`),
      translate,
    );
    const unsent = name === asking ? '' : typed;
    if (!action || ((action.confirm || unsent) && !(await isSure(name, unsent)))) return false;
    if (!(await isSureOf(action.question, values))) return false;
    const isDecided = await decide(name, action, values, typed);
    if (isDecided) remember(phrases, action.form, values, `${words}.${asking}.fields`);
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
      <DecisionFields
        actions={offered}
        asking={asking}
        rules={rulesOf(asking)}
        words={words}
        record={record}
        isSending={isSending}
        focus={focus}
        onPress={(name) => {
          pressed.current = name;
        }}
      />
      {dialog}
      {question && (
        <ConfirmDialog
          title={translate(`${words}.${question.name}.title`, {
            _: translate(`${words}.${question.name}.name`),
          })}
          question={translate(`${words}.${question.name}.confirm`, {
            ...formattedValues(resource.record, record, translate),
            _: '',
          })}
          note={
            question.unsent && (
              <DialogContentText sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {translate('review.unsent', { text: question.unsent })}
              </DialogContentText>
            )
          }
          onConfirm={() => question.answer(true)}
          onClose={() => question.answer(false)}
        />
      )}
    </DeclaredForm>
  );
}

/** Keeps what was typed into inputs with templates, to offer it as a template next time. */
function remember(phrases: Phrases, inputs: Inputs, values: Values, words: string) {
  for (const [name, input] of Object.entries(inputs)) {
    if (input.kind === 'textarea' && input.templates)
      phrases.add(phraseKey(`${words}.${name}`, input.templates, values), String(values[name] ?? ''));
  }
}
