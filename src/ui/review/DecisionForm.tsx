import { use, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useConsole } from '../../kit/ConsoleContext';
import { RecordWarningsContext } from '../../kit/RecordWarnings';
import { meets } from '../../model/conditions';
import { formFor } from '../../schema/forms';
import { isApproval } from '../../schema/isApproval';
import type { AnyResource, AnyShown } from '../../schema/resource';
import type { ReviewStep } from '../../schema/show';
import type { Values } from '../../schema/validate';
import { DeclaredForm } from '../forms/DeclaredForm';
import { typedIn } from '../forms/typedIn';
import { useQuestion } from '../forms/useQuestion';
import { seenOf } from '../receipts/seen';
import { useRecordFiles } from '../record/useRecordFiles';
import { actionKey } from './DecisionButtons';
import { DecisionFields, type DecisionFocus } from './DecisionFields';
import { type Asked, DecisionQuestion } from './DecisionQuestion';
import { FilesNotice } from './FilesNotice';
import { decisionKey } from './pendingDecisions';
import { rememberPhrases } from './rememberPhrases';
import type { Deciding, useDecision } from './useDecision';
import type { useHold } from './useHold';

interface DecisionFormProps {
  readonly resource: AnyResource;
  readonly stepName: string;
  readonly step: ReviewStep<AnyShown>;
  readonly record: AnyShown;
  readonly isSending: boolean;
  /** Resolves to whether the decision was made. */
  readonly decide: ReturnType<typeof useDecision>['decide'];
  /** Holds it back instead, if there is a pause. */
  readonly hold: ReturnType<typeof useHold>;
  /** What was filled in for a decision that came back. */
  readonly returned: Values | undefined;
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
  hold,
  returned,
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
  const warnings = use(RecordWarningsContext);
  const { files } = useRecordFiles(resource, record);
  const [asked, setAsked] = useState<Asked & { answer(isYes: boolean): void }>();
  const { dialog, isSure: isSureOf } = useQuestion(record);

  const isSure = (asking: Asked) =>
    new Promise<boolean>((answer) => setAsked({ ...asking, answer })).finally(() => setAsked(undefined));

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
    if (!action) return false;
    const standing = warnings?.get() ?? [];
    const named = isApproval(action, values) ? standing : [];
    const isAsked = (action.confirm && !hold) || unsent || named.length > 0;
    const confirm = translate(actionKey(words, name, offered.length));
    if (isAsked && !(await isSure({ name, confirm, unsent, standing: named }))) return false;
    if (!(await isSureOf(action.question, values))) return false;
    const onDecided = () => rememberPhrases(phrases, action.form, values, `${words}.${asking}.fields`);
    const seen = seenOf(files, standing, named.length > 0);
    const deciding: Deciding = { name, action, values, typed, seen };
    if (hold) {
      hold(deciding, onDecided);
      return true;
    }
    const isDecided = await decide(deciding);
    if (isDecided) onDecided();
    return isDecided;
  }

  return (
    <DeclaredForm
      rules={rulesOf(asking)}
      rulesNow={() => rulesOf(pressed.current)}
      draftKey={decisionKey({ resource, stepName, record })}
      keepsDraft
      send={send}
    >
      {returned && <FilledIn values={returned} />}
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
      >
        <FilesNotice resource={resource} record={record} />
      </DecisionFields>
      {dialog}
      {asked && (
        <DecisionQuestion
          resource={resource}
          words={words}
          record={record}
          asked={asked}
          onAnswer={asked.answer}
        />
      )}
    </DeclaredForm>
  );
}

/** Fills in what came back, as if it were typed: it is a draft again. */
function FilledIn({ values }: { readonly values: Values }) {
  const { formState, setValue } = useFormContext();
  const { isReady } = formState;
  useEffect(() => {
    if (!isReady) return;
    for (const [name, value] of Object.entries(values)) setValue(name, value, { shouldDirty: true });
  }, [isReady, values, setValue]);
  return null;
}
